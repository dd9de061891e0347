// Lists in a sentence.

/** "57", "57 and 58", "57, 58 and 61". */
export function numbers(items: readonly (number | string)[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
}
