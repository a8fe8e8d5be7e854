import type { MailState } from '@/lib/outbox/kinds'
import { queryOf } from '@/lib/shared/lists/list-query'

const LIST = '/admin/collections/mails'

/** Address of the outbox, for one state or all, at a page. */
export function outboxAddress(state: MailState | null = null, page = 1): string {
  return `${LIST}${queryOf(Object.entries({ state, page: page > 1 ? page : '' }))}`
}
