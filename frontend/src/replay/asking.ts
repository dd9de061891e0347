// Having a record studied: the server says how far it has come, line by line, and at last what it found.

import { Refusal } from '../wire/rest'
import type { Model, Study } from './knowledge'

/** A table whose game is over, or a record brought along. */
export type Source = { table: string } | { record: string }

export async function study(source: Source, model: Model | null, progress: (share: number) => void, signal: AbortSignal): Promise<Study> {
  let response: Response
  try {
    response = await asked(source, model, signal)
  } catch (fault) {
    if (signal.aborted) throw fault
    throw new Refusal(0, '')
  }
  if (!response.ok || !response.body) {
    const answer = (await response.json().catch(() => null)) as { why?: string } | null
    throw new Refusal(response.status, answer?.why ?? '')
  }
  let found: Study | null = null
  for await (const line of lines(response.body)) {
    const word = JSON.parse(line) as { done?: number; of?: number; why?: string; knowledge?: Study }
    if (word.why !== undefined) throw new Refusal(400, word.why)
    if (word.knowledge) found = word.knowledge
    else if (word.of) progress((word.done ?? 0) / word.of)
  }
  if (!found) throw new Refusal(0, '')
  return found
}

function asked(source: Source, model: Model | null, signal: AbortSignal): Promise<Response> {
  if ('table' in source) {
    const query = model === null ? '' : `?model=${model}`
    return fetch(`/api/tables/${encodeURIComponent(source.table)}/knowledge${query}`, { signal })
  }
  const body = JSON.stringify({ record: source.record, model })
  return fetch('/api/knowledge', { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal })
}

/** The lines of a body as they come. */
export async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const whole = rest.split('\n')
      rest = done ? '' : (whole.pop() ?? '')
      for (const line of whole) if (line.trim()) yield line
      if (done) return
    }
  } finally {
    reader.releaseLock()
  }
}
