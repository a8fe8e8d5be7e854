/** Which messages a search means, in SQL of both databases. */
import { type SQL, sql } from 'drizzle-orm'
import { phoneDigits } from '@/lib/forms/phone-digits'
import { all, any, contains, phoneNumbers } from '@/lib/volunteers/search-sql'
import type { MessageFolder } from './folders'

const SEARCHED = ['mailer_subject', 'mailer_name', 'mail_address', 'sender_phone', 'mailer_message', 'note'] as const

/** More words than these only narrow a search that has found its message. */
const MOST_WORDS = 6

/** The condition of a folder and what is searched for in it: every word stands somewhere, or all of it is a phone number. */
export function messagesOf(folder: MessageFolder, search: string): SQL {
  const inFolder = sql`folder = ${folder}`
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return inFolder
  const inFields = (word: string) => any(SEARCHED.map((field) => contains(sql`lower(${sql.raw(field)})`, word)))
  const asPhone = phoneNumbers(search).map((number) => contains(phoneDigits(sql`sender_phone`), number))
  return all([inFolder, any([all(words.map(inFields)), ...asPhone])])
}
