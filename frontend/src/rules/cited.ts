// A sentence with its citations taken out: "{W1}" stands for a ruling.

export type Piece = { readonly text: string } | { readonly ruling: string }

const CITATION = /\s*\{([A-Z]\d+)\}/g

/** Text and citations in their order; a blank before a citation goes with it. */
export function cited(text: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of text.matchAll(CITATION)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) })
    found.push({ ruling: match[1]! })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ text: text.slice(from) })
  return found
}
