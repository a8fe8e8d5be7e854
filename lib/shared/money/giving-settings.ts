/** Giving settings: suggested amounts, forms of transaction IDs and campaigns of projects, from the payment settings. */

import type { Program } from '@/lib/shared/format/program'
import { idOf } from '@/lib/shared/format/related-id'
import type { Currency } from '@/lib/shared/money/currency'
import { CURRENCIES } from './currency'
import { GIVING_PROJECTS, PAYMENT_METHODS, type PaymentMethod } from './kinds'
import { TRX_ID_FORMS, type TrxIdForm } from './transaction-id'

export type TrxIdForms = Record<PaymentMethod, TrxIdForm>

/** What a sum of a campaign does: a whole amount in the campaign's currency, and a few words. */
export interface CampaignSum {
  amount: number
  does: string
}

/** The sums of a campaign, from small to large. */
export interface CampaignSums {
  currency: Currency
  sums: CampaignSum[]
}

/** What the donate form has to know. */
export interface GivingSettings {
  /** In whole major units. */
  suggested: Record<Currency, number[]>
  trxIdForms: TrxIdForms
  /** Ids of the campaigns that pledges to the seven projects count for. */
  projects: Partial<Record<Program, number>>
  /** By the campaign's Id; of those that tell what sums do. */
  sums: Record<number, CampaignSums>
}

/** Until a treasurer says otherwise. */
export const SUGGESTED_AMOUNTS = {
  USD: [10, 25, 50, 100, 250],
  BDT: [500, 1000, 2500, 5000, 10_000],
  JPY: [1000, 3000, 5000, 10_000, 30_000],
} as const satisfies Record<Currency, readonly number[]>

type Group = Record<string, unknown>

/**
 * @param payment the global as it is stored; what was never saved has the defaults, what was emptied has none; campaigns tell their sums
 */
export function readGivingSettings(payment: object = {}): GivingSettings {
  const { suggested, transactionIds, projects } = payment as {
    suggested?: Group
    transactionIds?: Record<string, Group>
    projects?: Group
  }
  return {
    suggested: Object.fromEntries(
      CURRENCIES.map((each) => [each, suggested ? amountsIn(suggested[each]) : [...SUGGESTED_AMOUNTS[each]]]),
    ) as GivingSettings['suggested'],
    trxIdForms: Object.fromEntries(
      PAYMENT_METHODS.map((method) => [method, formOf(transactionIds?.[method], TRX_ID_FORMS[method])]),
    ) as TrxIdForms,
    projects: Object.fromEntries(
      Object.values(GIVING_PROJECTS).flatMap((project) => {
        const id = idOf(projects?.[project])
        return id === null ? [] : [[project, id]]
      }),
    ),
    sums: {},
  }
}

const amountsIn = (text: unknown): number[] =>
  String(text ?? '')
    .match(/\d+/g)
    ?.map(Number) ?? []

const formOf = ({ letters, shortest, longest }: Group = {}, otherwise: TrxIdForm): TrxIdForm => ({
  letters: typeof letters === 'boolean' ? letters : otherwise.letters,
  shortest: Number(shortest ?? otherwise.shortest),
  longest: Number(longest ?? otherwise.longest),
})
