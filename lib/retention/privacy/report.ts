/** What is held about a person, as a text that they can read. */
import type { Payload } from 'payload'
import { type Fact, moment, type Person } from '@/lib/access/personal-data'
import { say } from '@/lib/platform/calls/say'
import { HELD_KINDS, PERSONAL_DATA } from './kinds'
import type { HeldWhole } from './person'

/** The records as one text: everything that they hold, with titles in place of Ids. Lines end as Windows has them. */
export async function reportOf(payload: Payload, person: Person, held: HeldWhole, now = new Date()): Promise<string> {
  const known = [person.email, person.phone].filter(Boolean).join(', ')
  const parts = [
    [
      say('privacy.report.title', { person: known }),
      say('privacy.report.asOf', { moment: moment(now.toISOString()) }),
    ].join('\n'),
    say('privacy.report.notes'),
  ]
  for (const kind of HELD_KINDS) {
    const described = await PERSONAL_DATA[kind].describe(payload, held[kind], held)
    parts.push(...described.map(([title, facts]) => section(title, facts)))
  }
  // The mark tells old programs that it is UTF-8.
  return `\uFEFF${parts.join('\n\n')}\n`.replace(/\r\n|\r|\n/g, '\r\n')
}

function section(title: string, facts: Fact[]): string {
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value.replace(/\n/g, '\n  ')}`] : []))
  return [title, ...lines].join('\n')
}
