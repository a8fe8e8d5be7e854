/**
 * Thanks to whoever filled in a form. The address is one that somebody typed, perhaps another's: nothing else that was
 * typed stands in it but a name that can be nothing else (plain.ts).
 */

import { dialled } from '@/lib/outbox/letters/layout'
import type { Letter } from '@/lib/outbox/letters/letter'
import { heading, paragraph, steps, title } from '@/lib/outbox/letters/parts'
import { oneLine, plainName } from '@/lib/outbox/letters/plain'
import type { MailWords } from '@/lib/outbox/letters/words'
import { fill } from '@/lib/shared/format/fill'

interface Thanks {
  words: MailWords
  about: 'message' | 'registration'
  /** As it was typed. */
  name: string
  foundation: string
  phones: string[]
  /** How and when the foundation answers; '' where it does not say. */
  answering: string
}

export function acknowledged(thanks: Thanks): Letter {
  const {
    words: { acknowledged: words },
    about,
    name,
    foundation,
    phones,
    answering,
  } = thanks
  const own = words[about]
  const known = plainName(name)
  const numbers = phones.flatMap((number, index) => [...(index > 0 ? [' · '] : []), dialled(number)])
  return {
    subject: oneLine(fill(own.subject, { foundation })),
    body: [
      title(own.title),
      paragraph(known ? fill(words.dear, { name: known }) : words.hello),
      paragraph(fill(own.thanks, { foundation })),
      heading(own.next),
      steps(own.steps),
      ...(answering ? [paragraph(answering)] : []),
      ...(phones.length > 0 ? [paragraph(`${own.phone} `, ...numbers)] : []),
      paragraph(own.mistake),
    ],
  }
}
