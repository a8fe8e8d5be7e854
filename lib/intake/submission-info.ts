import type { Locale } from '@/lib/shared/addresses/localized'

/** What the site knows of a submission beside what was typed. */
export interface SubmissionInfo {
  /** In which the person used the site. */
  locale: Locale
  /** Reasons why it may be spam, for staff; empty for what looks genuine. */
  suspicion: string[]
  /** Whether an acknowledgement may be mailed. */
  acknowledge: boolean
}
