/** What lists and tables call a donor. Client-safe. */
import type { Words } from '@/lib/shared/i18n/admin/translate'

interface Named {
  firstName?: string | null
  lastName?: string | null
  anonymous?: boolean | null
  erasedAt?: string | null
}

/** Name of a donor; “Anonymous” where it shall not be shown or none was given. */
export function donorName({ firstName, lastName, anonymous, erasedAt }: Named, words: Words<'pledges'>): string {
  if (erasedAt) return words('people.erased')
  return (!anonymous && fullName({ firstName, lastName })) || words('people.anonymous')
}

/** First and last name as they were given, whether they shall be shown or not; '' where there are none. */
export function fullName({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}
