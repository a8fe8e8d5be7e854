/** What the server gives the forms: labels, and the settings of the donate form. */
import type { SiteSettings } from '@/lib/shared/content/types'
import type messages from '@/lib/shared/i18n/messages/en.json'

type Forms = typeof messages.forms

type Problems = Forms['problems']

/** What each form has beside its own words. */
interface Shown {
  problems: Problems
  links: Forms['links']
}

export type SharedLabels = Forms['shared']
export type RememberedGiftLabels = Forms['remembered']
export type KeptLabels = Pick<SharedLabels, 'kept' | 'clear'>
export type VolunteerLabels = SharedLabels & Forms['volunteer'] & Shown
export type ContactLabels = SharedLabels & Forms['contact'] & Shown
export type DonateLabels = SharedLabels & Forms['donate'] & Shown

export function volunteerLabels({ shared, problems, links, volunteer }: Forms): VolunteerLabels {
  return { ...shared, problems, links, ...volunteer }
}

export function contactLabels({ shared, problems, links, contact }: Forms): ContactLabels {
  return { ...shared, problems, links, ...contact }
}

export function donateLabels({ shared, problems, links, donate }: Forms): DonateLabels {
  return { ...shared, problems, links, ...donate }
}

/** Labels of a form's controller: what it says once the form is sent, or could not be. */
export type ControllerLabels = Omit<SharedLabels, keyof KeptLabels> & {
  thanks: string
  /** The toast's words; without them `thanks` alone is shown. */
  sent?: string
}

export type DonateSettings = Pick<SiteSettings, 'bank' | 'wallets' | 'countries' | 'currencies' | 'giving'>

/** Labels of the donate form's controller; the others are in the form's HTML already. */
export type DonateControllerLabels = SharedLabels &
  Pick<DonateLabels, 'problems' | 'thanks' | 'sent' | 'reference' | 'privatePage' | 'notCopied'>

export function donateControllerLabels(labels: DonateLabels): DonateControllerLabels {
  const { check, sending, stillSending, close, failed, notSent, offline, required, leaveEmpty } = labels
  const { another, room, kept, clear, problems, thanks, sent, reference, privatePage, notCopied } = labels
  const busy = { check, sending, stillSending, failed, notSent, offline }
  const shared = { ...busy, close, required, leaveEmpty, another, room, kept, clear, problems }
  return { ...shared, thanks, sent, reference, privatePage, notCopied }
}

/** The settings that the donate form needs, out of all. */
export function donateSettings({ bank, wallets, countries, currencies, giving }: SiteSettings): DonateSettings {
  return { bank, wallets, countries, currencies, giving }
}

export interface DonateSetup {
  labels: DonateLabels
  settings: DonateSettings
}
