'use client'
import type { ListedRecord } from '@/lib/retention/privacy/listed'
import { DateTime } from '../shared/date-time'
import { useWords } from '../shared/words'
import styles from './privacy.module.scss'

/** Kind → the screen of its records; null where they have none. */
const SCREENS = {
  messages: '/admin/collections/messages',
  registrations: '/admin/collections/volunteer-registrations',
  pledges: '/admin/collections/pledges',
  transactions: null,
  mails: '/admin/collections/mails',
} as const satisfies Record<ListedRecord['kind'], string | null>

interface HeldRecordsProps {
  records: ListedRecord[]
  isChosen: (record: ListedRecord) => boolean
  choose: (record: ListedRecord, chosen: boolean) => void
}

/** What was found, each with whom it is from, its screen, and a box: people share phones. */
export function HeldRecords({ records, isChosen, choose }: HeldRecordsProps) {
  const words = useWords('privacy')
  return (Object.keys(SCREENS) as ListedRecord['kind'][]).map((kind) => {
    const found = records.filter((record) => record.kind === kind)
    const screen = SCREENS[kind]
    if (found.length === 0) return null
    return (
      <section key={kind} className={styles.lines}>
        <h2>{words(`kinds.${kind}`, { count: found.length })}</h2>
        <ul>
          {found.map((record) => (
            <li key={record.id}>
              <input
                type="checkbox"
                aria-label={words(record.name ? 'chooseOf' : 'choose', { title: record.title, name: record.name })}
                checked={isChosen(record)}
                onChange={(event) => choose(record, event.target.checked)}
              />
              <div>
                {screen ? (
                  <a href={`${screen}/${record.id}`} target="_blank" rel="noopener">
                    <bdi>{record.title}</bdi>
                  </a>
                ) : (
                  <bdi>{record.title}</bdi>
                )}
                {!record.fits && <strong>{words('another')}</strong>}
                <span>
                  {[record.name, record.email, record.phone].filter(Boolean).map((known) => (
                    <bdi key={known}>{known}</bdi>
                  ))}
                  <DateTime at={record.at} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
