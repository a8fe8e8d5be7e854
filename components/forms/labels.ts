/** What the forms are given by the server: words, and the ways to pay. */
import type { SiteSettings } from '@/lib/shared/content/types'
import type messages from '@/lib/shared/i18n/messages/en.json'

type Forms = typeof messages.forms

type Problems = Forms['problems']

export type SharedLabels = Forms['shared']
export type VolunteerLabels = SharedLabels & Forms['volunteer'] & { problems: Problems }
export type ContactLabels = SharedLabels & Forms['contact'] & { problems: Problems }
export type DonateLabels = SharedLabels & Forms['donate'] & { problems: Problems }

export function volunteerLabels({ shared, problems, volunteer }: Forms): VolunteerLabels {
  return { ...shared, problems, ...volunteer }
}

export function contactLabels({ shared, problems, contact }: Forms): ContactLabels {
  return { ...shared, problems, ...contact }
}

export function donateLabels({ shared, problems, donate }: Forms): DonateLabels {
  return { ...shared, problems, ...donate }
}

/** What every form says once it is sent, or could not be. */
export type LifeLabels = SharedLabels & {
  thanks: string
  /** The toast's words, where they are others than `thanks`. */
  sent?: string
}

export type PaymentWays = Pick<SiteSettings, 'bank' | 'wallets' | 'countries' | 'currencies' | 'giving'>

/** What the donate form's life says; the rest is in its HTML already. */
export type DonateLifeLabels = SharedLabels &
  Pick<DonateLabels, 'problems' | 'thanks' | 'sent' | 'reference' | 'privatePage' | 'notCopied'>

export function donateLifeLabels(labels: DonateLabels): DonateLifeLabels {
  const { check, sending, stillSending, close, failed, notSent, offline, required, leaveEmpty } = labels
  const { another, room, problems, thanks, sent, reference, privatePage, notCopied } = labels
  const busy = { check, sending, stillSending, failed, notSent, offline }
  const shared = { ...busy, close, required, leaveEmpty, another, room, problems }
  return { ...shared, thanks, sent, reference, privatePage, notCopied }
}

/** The ways to pay, out of the settings. */
export function paymentWays({ bank, wallets, countries, currencies, giving }: SiteSettings): PaymentWays {
  return { bank, wallets, countries, currencies, giving }
}

export interface DonateSetup {
  labels: DonateLabels
  ways: PaymentWays
}
