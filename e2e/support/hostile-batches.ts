/** Batches of hostile texts: many in one record, each after a marker that must still be visible when the whole is rendered. */
import { cleaned } from '@/lib/content/rich-text/clean'

/** Closes elements and attributes that a text may leave open. */
const CLOSER =
  '"\'></script></style></title></textarea></noscript></template></select></iframe></xmp></noembed></noframes></svg></math></table></form></a></button>-->'

export interface Batch {
  html: string
  payloads: string[]
  /** Markers that the page must show: one before each payload. */
  marks: string[]
}

/** Whether a text hides what follows, despite the closer. */
const swallows = (payload: string) => !cleaned(`${payload}${CLOSER}<p>mark-0</p>`)?.includes('mark-0')

/** Batches of about `size`; a text that hides what follows is the last of its batch. */
export function batchesOf(payloads: readonly string[], size: number): Batch[] {
  const isLast = payloads.map(swallows)
  const lasts = payloads.filter((_, at) => isLast[at])
  const others = payloads.filter((_, at) => !isLast[at])
  const count = Math.max(lasts.length, Math.ceil(payloads.length / size))
  const each = Math.ceil(others.length / count)
  const groups = Array.from({ length: count }, (_, at) => [
    ...others.slice(at * each, (at + 1) * each),
    ...lasts.slice(at, at + 1),
  ])
  return groups.flatMap((group, at) => whole(group, `${at}`))
}

/** One batch, or more where one would be nested deeper than the sanitiser permits. */
function whole(payloads: string[], name: string): Batch[] {
  if (payloads.length === 0) return []
  const marks = payloads.map((_, at) => `mark-${name}-${at}-`)
  const html = payloads.map((payload, at) => `<p>${marks[at]}</p>${payload}${CLOSER}`).join('\n')
  const text = cleaned(html)
  if (payloads.length === 1 || (text && marks.every((mark) => text.includes(mark)))) return [{ html, payloads, marks }]
  const half = Math.ceil(payloads.length / 2)
  return [...whole(payloads.slice(0, half), `${name}a`), ...whole(payloads.slice(half), `${name}b`)]
}
