import type { MailState } from '@/lib/mail/kinds'

const LIST = '/admin/collections/mails'

/** The list of the mails of a state, or of all; and which page of it. */
export function outboxAddress(state: MailState | null = null, page = 1): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${LIST}?${query}` : LIST
}
