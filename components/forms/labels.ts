/** What the forms are given by the server: words, and the ways to pay. */
import type { SiteSettings } from '@/lib/content/types'
import type messages from '@/lib/i18n/messages/en.json'

type Forms = typeof messages.forms

export type SharedLabels = Forms['shared']
export type VolunteerLabels = SharedLabels & Forms['volunteer']
export type DonateLabels = SharedLabels & Forms['donate']

export type PaymentWays = Pick<SiteSettings, 'bank' | 'wallets' | 'countries' | 'currencies'>

export interface DonateSetup {
  labels: DonateLabels
  ways: PaymentWays
}
