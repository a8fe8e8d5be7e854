import type { MailState } from '@/lib/outbox/kinds'
import { queryOf } from '@/lib/shared/lists/list-query'

const LIST = '/admin/collections/mails'

/** The list of the mails of a state, or of all; and which page of it. */
export function outboxAddress(state: MailState | null = null, page = 1): string {
  return `${LIST}${queryOf(Object.entries({ state, page: page > 1 ? page : '' }))}`
}
