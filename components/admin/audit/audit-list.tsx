import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { readAuditFilter } from '@/lib/access/audit/filter'
import { accountNames, accountsInLog, existingRecords, findEntries } from '@/lib/access/audit/find'
import { subjectLabel, subjectOptions } from '@/lib/access/audit/labels'
import { AUDIT_RETENTION_DAYS } from '@/lib/access/audit/retention'
import { isAllowed } from '@/lib/access/rights/authorization'
import { queryPage } from '@/lib/shared/lists/list-query'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import shared from '../shared/shared.module.scss'
import { auditAddress, auditExportAddress } from './addresses'
import { AuditFilters } from './audit-filters'
import { AuditRow } from './audit-row'
import { auditedSlugs } from './audited-slugs'

/** The audit log, in place of Payload's list view. */
export async function AuditList({ payload, user, searchParams }: ListViewServerProps) {
  if (!isAllowed(user, 'audit', 'read')) return null
  const filter = readAuditFilter(searchParams ?? {})
  const [found, accounts] = await Promise.all([
    findEntries(payload, filter, queryPage(searchParams ?? {}, 'page')),
    accountsInLog(payload),
  ])
  const { entries, total, page, pages } = found
  const [names, there] = await Promise.all([accountNames(payload, entries), existingRecords(payload, entries)])
  const counted = `${total} ${total === 1 ? 'line' : 'lines'}`
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: 'History of changes' }]} />
        <h1>History of changes</h1>
        <p>{`Who signed in, and who changed or exported what. Nobody can edit it; lines go after ${AUDIT_RETENTION_DAYS} days.`}</p>
        <AuditFilters filter={filter} accounts={accounts} subjects={subjectOptions(payload, auditedSlugs(payload))} />
        <p className={list.found} role="status">
          {filter.record ? `${counted} of ${subjectLabel(payload, filter)}` : counted}
        </p>
        {total > 0 ? (
          <p>
            <a className={shared.button} href={auditExportAddress(filter)} download>
              {`Export ${counted}`}
            </a>
          </p>
        ) : (
          <p className={list.empty}>Nothing of this kind was done.</p>
        )}
        <ul className={list.rows}>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} payload={payload} names={names} there={there} />
          ))}
        </ul>
        <Pagination page={page} pages={pages} addressOf={(to) => auditAddress(filter, to)} />
      </main>
    </Gutter>
  )
}
