/** The letters about pledges and receipts, from the records as they are now: kind → writes it. */
import type { Payload } from 'payload'
import { CannotBeMade, recordOf, type WriteLetter } from '@/lib/outbox/compose'
import type { ClaimedMail } from '@/lib/outbox/outbox'
import type { Receipt } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import { idOf } from '@/lib/shared/format/related-id'
import { lastTransitions } from './donor/last-transitions'
import type { PublishedAccounts } from './donor/payment-instructions'
import { fundOf } from './donor/pledge-status'
import { type PledgeLetterFacts, pledgeLetter, receiptLetter } from './letters/pledge-letter'

// Nobody is answered from the foundation's mail: what a donor gave is read in the admin, by those who may.
const aboutPledge =
  (kind: Parameters<typeof pledgeLetter>[0]): WriteLetter =>
  async (payload, mail, letterhead) =>
    pledgeLetter(kind, await factsOf(payload, mail, letterhead), letterhead)

const cancelledReceipt: WriteLetter = async (payload, mail, letterhead) => {
  const facts = await factsOf(payload, mail, letterhead)
  return receiptLetter('cancelled', await recordOf(payload, 'receipts', mail.receipt, 'receipt'), facts, letterhead)
}

const issuedReceipt: WriteLetter = async (payload, mail, letterhead) => {
  const facts = await factsOf(payload, mail, letterhead)
  const receipt = await recordOf(payload, 'receipts', mail.receipt, 'receipt')
  if (receipt.state !== 'issued') throw new CannotBeMade('The receipt was cancelled meanwhile.')
  return {
    ...receiptLetter('issued', receipt, facts, letterhead),
    attachments: [await attached(payload, receipt, mail.locale)],
  }
}

export const givingLetters = {
  'pledge-arrived': aboutPledge('arrived'),
  'pledge-acknowledged': aboutPledge('promised'),
  'pledge-rejected': aboutPledge('rejected'),
  'receipt-issued': issuedReceipt,
  'receipt-cancelled': cancelledReceipt,
}

interface Writer {
  locale: Locale
  foundation: PublishedAccounts
}

/** @throws CannotBeMade where the pledge is gone or erased */
async function factsOf(
  payload: Payload,
  mail: ClaimedMail,
  { locale, foundation }: Writer,
): Promise<PledgeLetterFacts> {
  const pledge = await recordOf(payload, 'pledges', mail.pledge, 'gift')
  if (pledge.erasedAt) throw new CannotBeMade('The data of its donor were erased.')
  const { rejected } = await lastTransitions(payload, pledge.id)
  const given = { campaign: idOf(pledge.campaign), project: pledge.project }
  return { pledge, accounts: foundation, fund: await fundOf(payload, given, locale), why: rejected?.why ?? '' }
}

/** The PDF is set when it is first asked for: of all mails, receipts alone bring one. */
async function attached(payload: Payload, { id, number }: Receipt, locale: Locale) {
  const { receiptPdf } = await import('@/lib/giving/receipts/receipt-pdf')
  return {
    filename: `receipt-${number.replaceAll('/', '-')}.pdf`,
    content: await receiptPdf(payload, id, locale),
    contentType: 'application/pdf',
  }
}
