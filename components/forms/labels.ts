/** What the forms are given by the server: words, and the ways to pay. */
import type { SiteSettings } from '@/lib/content/types'
import type messages from '@/lib/i18n/messages/en.json'

type Forms = typeof messages.forms

type Problems = Forms['problems']

export type SharedLabels = Forms['shared']
export type VolunteerLabels = SharedLabels & Forms['volunteer'] & { problems: Problems }
export type ContactLabels = SharedLabels & Forms['contact'] & { problems: Problems }
export type DonateLabels = SharedLabels & Forms['donate'] & { problems: Pick<Problems, 'email' | 'phone'> }

export function volunteerLabels({ shared, problems, volunteer }: Forms): VolunteerLabels {
  return { ...shared, problems, ...volunteer }
}

export function contactLabels({ shared, problems, contact }: Forms): ContactLabels {
  return { ...shared, problems, ...contact }
}

export function donateLabels({ shared, problems: { email, phone }, donate }: Forms): DonateLabels {
  return { ...shared, problems: { email, phone }, ...donate }
}

/** What every form says once it is sent, or could not be. */
export type LifeLabels = SharedLabels & {
  thanks: string
  /** The toast's words, where they are others than `thanks`. */
  sent?: string
}

export type PaymentWays = Pick<SiteSettings, 'bank' | 'wallets' | 'countries' | 'currencies'>

/** What the donate form's life says; the rest is in its HTML already. */
export type DonateLifeLabels = SharedLabels &
  Pick<DonateLabels, 'problems' | 'amountError' | 'firstNameError' | 'thanks' | 'reference' | 'notCopied'>

export function donateLifeLabels(labels: DonateLabels): DonateLifeLabels {
  const { check, sending, stillSending, close, failed, notSent, offline, required, leaveEmpty } = labels
  const { another, room, notOpen, problems, amountError, firstNameError, thanks, reference, notCopied } = labels
  const busy = { check, sending, stillSending, failed, notSent, offline, notOpen }
  const shared = { ...busy, close, required, leaveEmpty, another, room, problems }
  return { ...shared, amountError, firstNameError, thanks, reference, notCopied }
}

/** The ways to pay, out of the settings. */
export function paymentWays({ bank, wallets, countries, currencies }: SiteSettings): PaymentWays {
  return { bank, wallets, countries, currencies }
}

export interface DonateSetup {
  labels: DonateLabels
  ways: PaymentWays
}
