/** The status of a pledge, as its private page and the public API show it. Whoever has the key counts as the donor. */
import type { Payload } from 'payload'
import { isStatusKey } from '@/lib/giving/books/status-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import { idOf } from '@/lib/shared/format/related-id'
import { toMajorUnits } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import type { GivingProject, Method, Purpose, TrxIdGiver } from '@/lib/shared/money/kinds'
import { fundText } from '../books/fund-text'
import { promisedAmount } from '../shared/promised-amount'
import type { PledgeState } from '../shared/states'
import { lastTransitions } from './last-transitions'

export interface PledgeStatus {
  id: number
  reference: string
  state: PledgeState
  /** Promised, in minor units of the currency. */
  amount: number
  currency: Currency
  /** Arrived, in minor units of its own currency; null before it is verified. */
  received: number | null
  receivedCurrency: Currency | null
  /** What it is for: a campaign, a project, or the general fund. */
  fund: string
  purpose: Purpose
  method: Method
  anonymous: boolean
  /** '' where none was given. */
  trxId: string
  /** Who gave it; null where there is none. */
  trxIdFrom: TrxIdGiver | null
  senderNumber: string
  /** Why the state is what it is, as staff wrote it, their notes left out; '' where nobody did. */
  why: string
  /** The number of the receipt that holds; null where there is none. */
  receipt: string | null
  /** When each state was last reached, verified as long as that stands: ISO texts. */
  reached: Partial<Record<PledgeState, string>>
}

/** Reads the status of a pledge by the key of its page; null where there is none. */
export async function readPledgeStatus(payload: Payload, key: string, locale: Locale): Promise<PledgeStatus | null> {
  if (!isStatusKey(key)) return null
  const read = { depth: 0, overrideAccess: true } as const
  const { docs } = await payload.find({
    collection: 'pledges',
    where: { statusKey: { equals: key } },
    limit: 1,
    pagination: false,
    ...read,
  })
  const [pledge] = docs
  if (!pledge) return null
  const of = { pledge: { equals: pledge.id } }
  const [moves, receipts, fund] = await Promise.all([
    lastTransitions(payload, pledge.id),
    payload.find({
      collection: 'receipts',
      where: { and: [of, { state: { equals: 'issued' } }] },
      sort: '-id',
      limit: 1,
      pagination: false,
      ...read,
    }),
    fundOf(payload, { campaign: idOf(pledge.campaign), project: pledge.project }, locale),
  ])
  const { id, reference, state, purpose, method } = pledge
  const received = pledge.received ?? null
  const stands = state === 'verified' || state === 'refunded'
  const reached = Object.values(moves).filter(({ to }) => to !== 'verified' || stands)
  return {
    ...{ id, reference, state, purpose, method, fund, received },
    ...promisedAmount(pledge),
    receivedCurrency: received === null ? null : pledge.currency,
    anonymous: Boolean(pledge.anonymous),
    trxId: pledge.trxId ?? '',
    trxIdFrom: pledge.trxIdFrom ?? null,
    senderNumber: pledge.senderNumber ?? '',
    why: moves[state]?.why ?? '',
    receipt: receipts.docs[0]?.number ?? null,
    reached: {
      pledged: pledge.createdAt,
      ...Object.fromEntries(reached.map(({ to, at }) => [to, at])),
    },
  }
}

interface Given {
  campaign: number | null | undefined
  project?: GivingProject | null
}

/** What a pledge is for, in words of a language. */
export async function fundOf(payload: Payload, { campaign, project }: Given, locale: Locale): Promise<string> {
  const found = campaign
    ? await payload.findByID({ collection: 'campaigns', id: campaign, locale, depth: 0, disableErrors: true })
    : null
  return fundText({ title: found?.title, project }, locale)
}

/** The same for programs: nothing of a person, and amounts in major units. */
export function toPublicStatus(pledge: PledgeStatus) {
  const { reference, state, amount, currency, received, receivedCurrency, receipt } = pledge
  return {
    reference,
    state,
    amount: toMajorUnits(amount, currency),
    currency,
    received: received === null ? null : toMajorUnits(received, receivedCurrency ?? currency),
    receivedCurrency,
    receipt,
  }
}
