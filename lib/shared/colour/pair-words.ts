/** What is said of a pair of colours, by whoever has the words: the server that refuses it, the form that it is chosen in. */
import type { Unreadable } from './pairs'

type Say<Key> = (key: Key, values?: Record<string, string | number>) => string

type Key =
  | 'colours.turned'
  | 'colours.unreadable'
  | 'colours.unreadableAlone'
  | `colours.pairs.${Unreadable['pair']['at']}`

/** Why a pair is refused, with the nearest colour that is not. @param say texts by their whole key */
export function unreadableSentence({ pair, nearest }: Unreadable, say: Say<Key>): string {
  const values = { pair: say(`colours.pairs.${pair.at}`), ratio: pair.ratio.toFixed(2) }
  if (nearest) return say('colours.unreadable', { ...values, nearest })
  return say(pair.isTurned ? 'colours.turned' : 'colours.unreadableAlone', values)
}
