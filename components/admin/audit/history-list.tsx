import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { readHistoryFilter } from '@/lib/access/audit/filter'
import { accountsSeen, findEntries, namesOf, stillThere } from '@/lib/access/audit/find'
import { KEPT_DAYS } from '@/lib/access/audit/kept'
import { subjectNames, subjectWords } from '@/lib/access/audit/words'
import { allowed } from '@/lib/access/rights/gate'
import list from '../shared/list.module.scss'
import { Pages } from '../shared/pages'
import { readPage } from '../shared/read-page'
import shared from '../shared/shared.module.scss'
import { historyAddress, historyExport } from './addresses'
import { HistoryFilters } from './history-filters'
import { HistoryRow } from './history-row'
import { auditedSlugs } from './slugs'

/** Who did what, in place of Payload's table. */
export async function HistoryList({ payload, user, searchParams }: ListViewServerProps) {
  if (!allowed(user, 'audit', 'read')) return null
  const filter = readHistoryFilter(searchParams ?? {})
  const [found, accounts] = await Promise.all([
    findEntries(payload, filter, readPage(searchParams?.page)),
    accountsSeen(payload),
  ])
  const { entries, total, page, pages } = found
  const [names, there] = await Promise.all([namesOf(payload, entries), stillThere(payload, entries)])
  const counted = `${total} ${total === 1 ? 'line' : 'lines'}`
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: 'History of changes' }]} />
        <h1>History of changes</h1>
        <p>{`Who signed in, and who changed or exported what. Nobody can edit it; lines go after ${KEPT_DAYS} days.`}</p>
        <HistoryFilters filter={filter} accounts={accounts} subjects={subjectNames(payload, auditedSlugs(payload))} />
        <p className={list.found} role="status">
          {filter.record ? `${counted} of ${subjectWords(payload, filter)}` : counted}
        </p>
        {total > 0 ? (
          <p>
            <a className={shared.button} href={historyExport(filter)} download>
              {`Export ${counted}`}
            </a>
          </p>
        ) : (
          <p className={list.empty}>Nothing of this kind was done.</p>
        )}
        <ul className={list.rows}>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} payload={payload} names={names} there={there} />
          ))}
        </ul>
        <Pages page={page} pages={pages} addressOf={(to) => historyAddress(filter, to)} />
      </main>
    </Gutter>
  )
}
