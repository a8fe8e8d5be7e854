/** Which messages a search means, in SQL of both databases. */
import { type SQL, sql } from 'drizzle-orm'
import type { MessageFolder } from '@/lib/community/shared/message-folders'
import { phoneDigits } from '@/lib/intake/phone-digits'
import { allOf, anyOf, containsText, everyWordIn, phoneNumberSpellings } from '@/lib/platform/database/search-sql'

const SEARCHED = ['mailer_subject', 'mailer_name', 'mail_address', 'sender_phone', 'mailer_message', 'note'] as const

/** The condition of a folder and what is searched for in it: every word stands somewhere, or all of it is a phone number. */
export function messagesOf(folder: MessageFolder, search: string): SQL {
  const inFolder = sql`folder = ${folder}`
  if (!search.trim()) return inFolder
  const asPhone = phoneNumberSpellings(search).map((number) => containsText(phoneDigits(sql`sender_phone`), number))
  return allOf([inFolder, anyOf([everyWordIn(SEARCHED, search), ...asPhone])])
}
