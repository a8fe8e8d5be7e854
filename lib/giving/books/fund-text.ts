/** What a pledge is for, in the same words wherever its donor reads it: page, mails, receipt and statement. */
import type { Locale } from '@/lib/shared/addresses/localized'
import type { GivingProject } from '@/lib/shared/money/kinds'
import { pledgeWords } from './pledge-words'

interface Given {
  /** Of the campaign, in the language; nothing where it is for none. */
  title?: string | null | undefined
  /** Which of the form's seven was chosen. */
  project?: GivingProject | null | undefined
}

/** The campaign's title, else the name of the project that was chosen, else the general fund. */
export function fundText({ title, project }: Given, locale: Locale): string {
  const { general, form } = pledgeWords(locale)
  return title || (project ? form.projects[project] : general)
}
