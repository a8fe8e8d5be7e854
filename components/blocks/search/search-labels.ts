import type messages from '@/lib/shared/i18n/messages/en.json'

export type SearchLabels = (typeof messages)['search']

/** A main page, for those who found nothing. */
export interface Way {
  label: string
  /** Without the language. */
  path: string
}
