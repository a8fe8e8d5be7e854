import { redirect } from 'next/navigation'
import { type AdminViewServerProps, createLocalReq, type Payload } from 'payload'
import { isAllowed, isPerson } from '@/lib/access/rights/authorization'
import { fieldLabel } from '@/lib/content/field-label'
import { inLanguage } from '@/lib/platform/calls/say'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { type DemoReport, reportDemo } from '@/lib/setup/demo-report'
import { AdminScreen } from '../shared/admin-screen'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import styles from './setup.module.scss'
import { TakeAwayForm } from './take-away-form'

/** What of the demo goes and what stays, and its taking away. For administrators. */
export async function DemoView(props: AdminViewServerProps) {
  const { user, payload, i18n } = props.initPageResult.req
  if (!user || !isPerson(user) || !isAllowed(user, 'accounts', 'update')) redirect('/admin')
  const [words, locale, req] = await Promise.all([
    getWords('setup'),
    staffLocaleOfRequest(),
    createLocalReq({ user }, payload),
  ])
  const report = await withTransaction(req, () => reportDemo(req, locale))
  const isAnythingLeft =
    report !== null && (report.kinds.some(({ goes }) => goes.length > 0) || report.fields.length > 0)
  return (
    <ScreenWords areas={['setup']}>
      <AdminScreen {...props} title={words('demo.title')} className={styles.screen}>
        {!report && <p>{words('demo.none')}</p>}
        {report && (
          <>
            <p>{words(isAnythingLeft ? 'demo.intro' : 'demo.onlyStays')}</p>
            {isAnythingLeft && <Going report={report} payload={payload} language={i18n.language} />}
            <Staying report={report} />
          </>
        )}
        {report && isAnythingLeft && (
          <TakeAwayForm fingerprint={report.fingerprint} email={user.email} hasApp={Boolean(user.secondFactorSince)} />
        )}
      </AdminScreen>
    </ScreenWords>
  )
}

async function Going({ report, payload, language }: { report: DemoReport; payload: Payload; language: string }) {
  const words = await getWords('setup')
  const { kinds, fields, placeholders, menuItems, openings } = report
  return (
    <section className={styles.part} aria-labelledby="demo-goes">
      <h2 id="demo-goes">{words('demo.goes')}</h2>
      <p>{words('demo.goesNote')}</p>
      {kinds
        .filter(({ goes }) => goes.length > 0)
        .map(({ collection, label, goes }) => (
          <details key={collection}>
            <summary>{words('demo.kind', { label, count: goes.length })}</summary>
            <ul>
              {/* A sentence is known by its key alone, which tells nobody anything. */}
              {(collection === 'words' ? [] : goes).map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </details>
        ))}
      {fields.length > 0 && (
        <details>
          <summary>{words('demo.kind', { label: words('demo.settings'), count: fields.length })}</summary>
          <ul>
            {fields.map(({ global, path }) => (
              <li key={`${global}.${path}`}>{inLanguage(language, () => fieldLabel(payload, global, path))}</li>
            ))}
          </ul>
        </details>
      )}
      {placeholders && <p>{words('demo.placeholders')}</p>}
      {menuItems > 0 && <p>{words('demo.menu', { count: menuItems })}</p>}
      {openings.length > 0 && <p>{words('demo.money', { count: openings.length })}</p>}
    </section>
  )
}

async function Staying({ report: { kinds, moneyStays } }: { report: DemoReport }) {
  const words = await getWords('setup')
  const staying = kinds.filter(({ stays }) => stays.length > 0)
  const own = kinds.reduce((sum, kind) => sum + kind.own, 0)
  return (
    <section className={styles.part} aria-labelledby="demo-stays">
      <h2 id="demo-stays">{words('demo.stays')}</h2>
      {staying.length === 0 && <p>{words('demo.staysNone')}</p>}
      {moneyStays && <p>{words('demo.moneyStays')}</p>}
      {staying.map(({ collection, label, stays }) => (
        <details key={collection}>
          <summary>{words('demo.kind', { label, count: stays.length })}</summary>
          <ul>
            {stays.map(({ id, title, why, by }) => (
              <li key={id}>
                <a href={`/admin/collections/${collection}/${id}`}>{title}</a>:{' '}
                {words(`demo.why.${why}`, { by: by ?? '' })}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {own > 0 && <p>{words('demo.own', { count: own })}</p>}
    </section>
  )
}
