/** A site with many records: more of some types than the demo has, each with a text of its own. */
import type { WatchedSite } from './watched-site'

/** A type, the number of its records, and their values. */
interface Kind {
  type: string
  count: number
  values: (at: number) => Record<string, unknown>
}

const LONG = 'The boats go out before the sun, and come back with it. '.repeat(8)

/** Sixty questions, sixty people and ninety news. */
const KINDS: readonly Kind[] = [
  { type: 'faq', count: 60, values: (at) => ({ question: `Question ${at}?`, answer: `Answer ${at}. ${LONG}` }) },
  { type: 'management', count: 60, values: (at) => ({ name: `Person ${at}`, designation: `Keeper of boat ${at}` }) },
  { type: 'news', count: 90, values: (at) => ({ title: `News ${at}`, text: `News ${at}. ${LONG}` }) },
]

/** Creates them all. */
export async function makeManyRecords(site: WatchedSite): Promise<void> {
  for (const { type, count, values } of KINDS) {
    for (let at = 0; at < count; at += 1) await site.make(type, values(at))
  }
}
