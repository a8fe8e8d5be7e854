/**
 * Mails about a pledge. Those to the donor go to whatever address was typed: nothing else that was typed stands in them but
 * a name that can be nothing else (plain.ts).
 */

import { dialled } from '@/lib/outbox/letters/layout'
import type { Letter } from '@/lib/outbox/letters/letter'
import { buttons, type Field, fields, heading, paragraph, steps, title } from '@/lib/outbox/letters/parts'
import { oneLine, plainName } from '@/lib/outbox/letters/plain'
import type { MailWords } from '@/lib/outbox/letters/words'
import { fill } from '@/lib/shared/format/fill'

/** What letters say of a pledge, in words of their language. */
export interface PledgeLetterWords {
  reference: string
  /** As it is read, with its currency's sign: what counts, or what was promised. */
  amount: string
  fund: string
  purpose: string
  method: string
  /** As it was typed; '' where none was given. */
  name: string
  /** The donor's private page. */
  pageUrl: string
}

interface PledgeLetterValues {
  words: MailWords
  gift: PledgeLetterWords
  foundation: string
  phones: string[]
}

const summary = ({ labels }: MailWords, { reference, amount, fund, purpose, method }: PledgeLetterWords): Field[] => [
  { label: labels.reference, value: reference },
  { label: labels.amount, value: amount },
  { label: labels.fund, value: fund },
  { label: labels.purpose, value: purpose },
  { label: labels.method, value: method },
]

/** To the foundation: who gives is read in the admin alone. */
export function pledgeArrived({ words, gift }: PledgeLetterValues, recordUrl: string): Letter {
  const own = words.gift.arrived
  return {
    subject: oneLine(fill(own.subject, { amount: gift.amount, reference: gift.reference })),
    body: [
      title(own.title),
      paragraph(own.intro),
      fields(summary(words, gift)),
      buttons([{ href: recordUrl, label: words.actions.record }]),
    ],
  }
}

/** @param account of the foundation, line by line; `how` is empty where nothing is to be sent any more */
export function pledgeAcknowledged(
  values: PledgeLetterValues,
  { how, account }: { how: string[]; account: Field[] },
): Letter {
  const { words, gift, foundation } = values
  const own = words.gift.promised
  return {
    subject: oneLine(fill(own.subject, { reference: gift.reference, foundation })),
    body: [
      title(own.title),
      dear(values),
      paragraph(fill(own.thanks, { amount: gift.amount, fund: gift.fund, foundation })),
      fields([...summary(words, gift), ...account]),
      ...(how.length > 0 ? [heading(own.how), steps(how)] : []),
      toPage(values),
      paragraph(words.gift.private),
      ...phoneUs(values),
      paragraph(own.mistake),
    ],
  }
}

/** @param why as staff wrote it */
export function pledgeRejected(values: PledgeLetterValues, why: string): Letter {
  const { words, gift } = values
  const own = words.gift.rejected
  return {
    subject: oneLine(fill(own.subject, { reference: gift.reference })),
    body: [
      title(own.title),
      dear(values),
      paragraph(fill(own.text, { amount: gift.amount })),
      fields([
        { label: words.labels.reason, value: why },
        { label: words.labels.reference, value: gift.reference },
      ]),
      heading(own.next),
      steps(own.steps),
      toPage(values),
      ...phoneUs(values),
    ],
  }
}

export interface ReceiptWords {
  /** As it is printed. */
  number: string
  url: string
}

export function receiptIssued(values: PledgeLetterValues, { number, url }: ReceiptWords): Letter {
  const { words, gift, foundation } = values
  const own = words.gift.issued
  return {
    subject: oneLine(fill(own.subject, { number, foundation })),
    body: [
      title(own.title),
      dear(values),
      paragraph(fill(own.thanks, { amount: gift.amount, fund: gift.fund })),
      fields([{ label: words.labels.receipt, value: number }, ...summary(words, gift)]),
      buttons([
        { href: url, label: own.open },
        { href: gift.pageUrl, label: words.gift.open },
      ]),
      paragraph(own.attached),
      ...phoneUs(values),
    ],
  }
}

/** @param why as staff wrote it */
export function receiptCancelled(values: PledgeLetterValues, number: string, why: string): Letter {
  const { words } = values
  const own = words.gift.cancelled
  return {
    subject: oneLine(fill(own.subject, { number })),
    body: [
      title(own.title),
      dear(values),
      paragraph(fill(own.text, { number })),
      fields([{ label: words.labels.reason, value: why }]),
      toPage(values),
      ...phoneUs(values),
    ],
  }
}

function dear({ words: { acknowledged: words }, gift }: PledgeLetterValues) {
  const known = plainName(gift.name)
  return paragraph(known ? fill(words.dear, { name: known }) : words.hello)
}

const toPage = ({ words, gift }: PledgeLetterValues) => buttons([{ href: gift.pageUrl, label: words.gift.open }])

function phoneUs({ words, phones }: PledgeLetterValues) {
  const numbers = phones.flatMap((number, index) => [...(index > 0 ? [' · '] : []), dialled(number)])
  return phones.length > 0 ? [paragraph(`${words.gift.phone} `, ...numbers)] : []
}
