import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import { daysLeft, KEPT_DAYS, kindsInBin, type ListedEntry, listBin } from '@/lib/content/list-bin'
import { labelText } from '@/lib/platform/payload/label-text'
import type { Locale } from '@/lib/shared/addresses/localized'
import { givenName } from '@/lib/shared/content/picture-filters'
import { clock, day } from '@/lib/shared/format/date'
import { queryPage } from '@/lib/shared/lists/list-query'
import { AdminScreen } from '../shared/admin-screen'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import { binAddress } from './addresses'
import styles from './bin.module.scss'
import { EntryButtons } from './entry-buttons'

/** What was deleted of the site's content, and can be brought back. */
export async function BinView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const kinds = kindsInBin(req.user)
  if (kinds.length === 0) redirect('/admin')
  const words = await getWords('bin')
  const locale = await staffLocaleOfRequest()
  const page = queryPage((props.searchParams ?? {}) as Record<string, string>, 'page')
  const { entries, total, pages } = await listBin(req.payload, kinds, page)
  return (
    <AdminScreen {...props} title={words('title')} className={list.screen}>
      <p>{words('intro', { days: KEPT_DAYS })}</p>
      <p className={list.found} role="status">
        {total === 0 ? words('empty') : words('found', { total })}
      </p>
      <ScreenWords areas={['bin']}>
        <ul className={list.rows}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} locale={locale} kind={kindOf(req.payload, entry, locale)} />
          ))}
        </ul>
      </ScreenWords>
      <Pagination page={page} pages={pages} addressOf={binAddress} />
    </AdminScreen>
  )
}

const kindOf = ({ collections }: Payload, { kind }: ListedEntry, locale: Locale) =>
  labelText(collections[kind].config.labels.singular, locale, kind)

const IS_FILE: readonly string[] = ['media', 'files']

async function EntryRow({ entry, locale, kind }: { entry: ListedEntry; locale: Locale; kind: string }) {
  const words = await getWords('bin')
  const { createdAt, actor, key } = entry
  const when = `${day(createdAt, locale)}, ${clock(createdAt, locale)}`
  const who = actor ?? words('nobody')
  const days = daysLeft(createdAt, new Date())
  const given = entry.title[locale] || words('numbered', { number: entry.recordId })
  const title = IS_FILE.includes(entry.kind) ? givenName(given) : given
  return (
    <li id={`entry-${entry.id}`} data-record={`${entry.kind}/${entry.recordId}`} className={styles.entry}>
      <div>
        <strong className={styles.title} translate="no">
          {title}
        </strong>
        <span className={styles.kind}>{kind}</span>
        <p>{key ? words('deletedByKey', { when, who, key }) : words('deleted', { when, who })}</p>
        <p className={days <= 3 ? styles.soon : undefined}>{words('left', { days })}</p>
      </div>
      <EntryButtons id={entry.id} title={title} />
    </li>
  )
}
