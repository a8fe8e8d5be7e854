import type { Locale } from '@/lib/shared/addresses/localized'

/** What the site knows of a form beside what was typed in it. */
export interface Received {
  /** In which the person used the site. */
  locale: Locale
  /** Why it may be spam, in words for staff; empty for what looks genuine. */
  suspicion: string[]
  /** Whether the person may be thanked by mail. */
  acknowledge: boolean
}
