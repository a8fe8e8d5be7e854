/** Mails about gifts and receipts, from the records as they are now. */
import type { SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import type { Told, WrittenLetter } from '@/lib/community/letters/letter'
import { fundOf } from '@/lib/giving/donor/gift-status'
import type { PublishedAccounts } from '@/lib/giving/donor/giving-steps'
import { lastMoves } from '@/lib/giving/donor/last-moves'
import type { MailKind } from '@/lib/outbox/kinds'
import type { ClaimedMail } from '@/lib/outbox/outbox'
import { CannotBeMade } from '@/lib/outbox/worker'
import type { Pledge, Receipt } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import { type GiftFacts, giftLetter, receiptLetter } from './gift-letter'

const GIFT_KINDS = {
  'pledge-arrived': 'arrived',
  'pledge-acknowledged': 'promised',
  'pledge-rejected': 'rejected',
} as const

const RECEIPT_KINDS = { 'receipt-issued': 'issued', 'receipt-cancelled': 'cancelled' } as const

type GiftKind = keyof typeof GIFT_KINDS
type ReceiptKind = keyof typeof RECEIPT_KINDS

const isReceiptKind = (kind: MailKind): kind is ReceiptKind => Object.hasOwn(RECEIPT_KINDS, kind)

export type GiftMail = ClaimedMail & { kind: GiftKind | ReceiptKind }

export const isGiftMail = (mail: ClaimedMail): mail is GiftMail =>
  Object.hasOwn(GIFT_KINDS, mail.kind) || isReceiptKind(mail.kind)

export interface WrittenGiftMail extends WrittenLetter {
  attachments?: SendMailOptions['attachments']
}

const READ = { depth: 0, disableErrors: true, overrideAccess: true } as const

/** @throws CannotBeMade where the record is gone, erased, or not what the mail says any more */
export async function writeGiftMail(
  payload: Payload,
  mail: GiftMail,
  accounts: PublishedAccounts,
  told: Told,
): Promise<WrittenGiftMail> {
  const id = mail.pledge
  const pledge = id === null ? null : await payload.findByID({ collection: 'pledges', id, ...READ })
  if (!pledge) throw new CannotBeMade('The gift that it tells of is gone.')
  if (pledge.erasedAt) throw new CannotBeMade('The data of its donor were erased.')
  const facts = await factsOf(payload, pledge, accounts, told)
  const { kind } = mail
  if (!isReceiptKind(kind)) return giftLetter(GIFT_KINDS[kind], facts, told)
  const receipt = await receiptOf(payload, mail)
  if (kind === 'receipt-cancelled') return receiptLetter('cancelled', receipt, facts, told)
  if (receipt.state !== 'issued') throw new CannotBeMade('The receipt was cancelled meanwhile.')
  return { ...receiptLetter('issued', receipt, facts, told), attachments: [await attached(payload, receipt, told)] }
}

async function factsOf(payload: Payload, pledge: Pledge, accounts: PublishedAccounts, told: Told): Promise<GiftFacts> {
  const { rejected } = await lastMoves(payload, pledge.id)
  const given = { campaign: idOf(pledge.campaign), project: pledge.project }
  return { pledge, accounts, fund: await fundOf(payload, given, told.locale), why: rejected?.why ?? '' }
}

async function receiptOf(payload: Payload, { receipt: id }: GiftMail): Promise<Receipt> {
  const receipt = id === null ? null : await payload.findByID({ collection: 'receipts', id, ...READ })
  if (!receipt) throw new CannotBeMade('The receipt that it tells of is gone.')
  return receipt
}

/** The PDF is set when it is first asked for: of all mails, receipts alone bring one. */
async function attached(payload: Payload, { id, number }: Receipt, { locale }: Told) {
  const { receiptPdf } = await import('@/lib/giving/receipts/receipt-pdf')
  return {
    filename: `receipt-${number.replaceAll('/', '-')}.pdf`,
    content: await receiptPdf(payload, id, locale),
    contentType: 'application/pdf',
  }
}
