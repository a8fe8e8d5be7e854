import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { mailKindsOf } from '@/lib/outbox/areas'
import { MAIL_STATES, type MailState } from '@/lib/outbox/kinds'
import { listMails } from '@/lib/outbox/list'
import { queryPage } from '@/lib/shared/lists/list-query'
import { MailNotice } from '../mail-notice'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import { getWords } from '../shared/request-words'
import { outboxAddress } from './addresses'
import { MailRow } from './mail-row'

const FILTERS: (MailState | null)[] = [null, ...MAIL_STATES]

function readQuery(asked: NonNullable<ListViewServerProps['searchParams']>) {
  return {
    state: MAIL_STATES.find((state) => state === asked.state) ?? null,
    page: queryPage(asked, 'page'),
  }
}

/** The outbox, in place of Payload's list view. */
export async function OutboxList(props: ListViewServerProps) {
  const { payload, user, searchParams } = props
  const query = readQuery(searchParams ?? {})
  const { mails, total, page, pages } = await listMails(payload, user, query)
  const mayUpdate = mailKindsOf(user, 'update').length > 0
  const words = await getWords('outbox')
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: words('plural') }]} />
        <h1>{words('plural')}</h1>
        <MailNotice {...props} />
        <nav className={list.tabs} aria-label={words('list.states')}>
          {FILTERS.map((state) => (
            <Link
              key={state}
              href={outboxAddress(state)}
              prefetch={false}
              aria-current={state === query.state ? 'page' : undefined}
            >
              {state ? words(`states.${state}`) : words('list.all')}
            </Link>
          ))}
        </nav>
        <p className={list.found} role="status">
          {words('list.found', { total })}
        </p>
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
