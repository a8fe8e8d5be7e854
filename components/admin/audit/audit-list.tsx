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
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
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
  const words = await getWords('audit')
  const locale = await staffLocaleOfRequest()
  const subjects = subjectOptions(payload, auditedSlugs(payload), locale)
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: words('plural') }]} />
        <h1>{words('plural')}</h1>
        <p>{words('intro', { days: AUDIT_RETENTION_DAYS })}</p>
        <AuditFilters filter={filter} accounts={accounts} subjects={subjects} />
        <p className={list.found} role="status">
          {filter.record
            ? words('foundOf', { total, subject: subjectLabel(payload, filter, locale) })
            : words('found', { total })}
        </p>
        {total > 0 ? (
          <p>
            <a className={shared.button} href={auditExportAddress(filter)} download>
              {words('export', { total })}
            </a>
          </p>
        ) : (
          <p className={list.empty}>{words('none')}</p>
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
