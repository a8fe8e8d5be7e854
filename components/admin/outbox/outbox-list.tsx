import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { mailKindsOf } from '@/lib/outbox/areas'
import { MAIL_STATES, type MailState } from '@/lib/outbox/kinds'
import { listMails } from '@/lib/outbox/list'
import { queryPage } from '@/lib/shared/lists/list-query'
import { MailNotice } from '../mail-notice'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import { outboxAddress } from './addresses'
import { MailRow } from './mail-row'

const FILTERS: [MailState | null, string][] = [[null, 'All'], ...(Object.entries(MAIL_STATES) as [MailState, string][])]

function readQuery(asked: NonNullable<ListViewServerProps['searchParams']>) {
  const { state } = asked
  const known = typeof state === 'string' && Object.hasOwn(MAIL_STATES, state)
  return {
    state: known ? (state as MailState) : null,
    page: queryPage(asked, 'page'),
  }
}

/** The outbox, in place of Payload's list view. */
export async function OutboxList(props: ListViewServerProps) {
  const { payload, user, searchParams } = props
  const query = readQuery(searchParams ?? {})
  const { mails, total, page, pages } = await listMails(payload, user, query)
  const mayUpdate = mailKindsOf(user, 'update').length > 0
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: 'Outbox' }]} />
        <h1>Outbox</h1>
        <MailNotice {...props} />
        <nav className={list.tabs} aria-label="States">
          {FILTERS.map(([state, label]) => (
            <Link
              key={label}
              href={outboxAddress(state)}
              prefetch={false}
              aria-current={state === query.state ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <p className={list.found} role="status">{`${total} ${total === 1 ? 'mail' : 'mails'}`}</p>
        <ul className={list.rows}>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} mayUpdate={mayUpdate} />
          ))}
        </ul>
        <Pagination page={page} pages={pages} addressOf={(to) => outboxAddress(query.state, to)} />
      </main>
    </Gutter>
  )
}
