import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { findMissingBangla, MAX_LISTED, translatedBy, type UntranslatedRecord } from '@/lib/content/find-missing-bangla'
import { pageOfRecord } from '@/lib/content/page-of-record'
import { localized } from '@/lib/shared/addresses/localized'
import { AdminScreen } from '../shared/admin-screen'
import list from '../shared/list.module.scss'
import { getWords } from '../shared/request-words'
import { UntranslatedRow } from './untranslated-row'

/** All texts that are there in English alone, by the page that shows them. */
export async function MissingBanglaView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const collections = translatedBy(req.user)
  if (collections.length === 0) redirect('/admin')
  const words = await getWords('translation')
  const found: UntranslatedRecord[] = []
  // One after the other: SQLite reads block the process.
  for (const collection of collections)
    found.push(...(await findMissingBangla(req.payload, collection, req.i18n.language)))
  const texts = found.reduce((sum, { missing }) => sum + missing.length, 0)
  const isCut = collections.some((slug) => found.filter(({ collection }) => collection === slug).length >= MAX_LISTED)
  return (
    <AdminScreen {...props} title={words('title')} className={list.screen}>
      <p>{words('intro')}</p>
      <p className={list.found} role="status">
        {found.length === 0 ? words('none') : words('found', { records: found.length, texts })}
      </p>
      {isCut && <p>{words('most', { most: MAX_LISTED })}</p>}
      {[...byPage(found)].map(([page, records]) => (
        <section key={page ?? ''}>
          <h2>{page ? <PageLink page={page} /> : words('nowhere')}</h2>
          <ul className={list.rows}>
            {records.map((record) => (
              <UntranslatedRow key={`${record.collection} ${record.id}`} untranslated={record} />
            ))}
          </ul>
        </section>
      ))}
    </AdminScreen>
  )
}

/** The address where visitors read it in Bangla; a page of each record is named without one. */
function PageLink({ page }: { page: string }) {
  const address = localized('bn', page)
  return page.includes('[') ? (
    <bdi>{address}</bdi>
  ) : (
    <Link href={address} prefetch={false} target="_blank">
      <bdi>{address}</bdi>
    </Link>
  )
}

function byPage(found: readonly UntranslatedRecord[]): Map<string | undefined, UntranslatedRecord[]> {
  const pages = new Map<string | undefined, UntranslatedRecord[]>()
  for (const each of found) {
    const page = pageOfRecord(each.collection, each.record)
    pages.set(page, [...(pages.get(page) ?? []), each])
  }
  return pages
}
