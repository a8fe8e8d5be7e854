import type { StatedFacts } from './types'

/** Where nobody has saved any settings. */
export const NOTHING_STATED: StatedFacts = {
  messagesMonths: null,
  registrationsMonths: null,
  suspectedDays: null,
  expiresAfterDays: null,
  registration: '',
  taxReference: '',
  changedOn: null,
}
