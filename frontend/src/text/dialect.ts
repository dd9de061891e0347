// The words of a tongue and a story for what a record writes.

import type { Skin } from '../words/skin'
import type { Says } from './standing'
import { bared, type Dialect } from './typed'

export function dialectOf({ kinds, parts }: Says, skin: Skin = 'murders'): Dialect {
  const named: Readonly<Record<string, string>> = { ...kinds.murders, ...kinds[skin] }
  const told: Readonly<Record<string, string>> = { ...parts.murders, ...parts[skin] }
  const back = new Map(Object.entries(told).map(([recorded, typed]) => [bared(typed), recorded]))
  return {
    kind: (type) => named[type] ?? type,
    part: (word) => told[word] ?? word,
    recorded: (word) => back.get(word) ?? word,
  }
}
