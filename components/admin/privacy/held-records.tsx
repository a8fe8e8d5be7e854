import type { ListedRecord } from '@/lib/retention/privacy/listed'
import { DateTime } from '../shared/date-time'
import styles from './privacy.module.scss'

const KINDS = {
  messages: { title: 'Messages', screen: '/admin/collections/messages' },
  registrations: { title: 'Registrations', screen: '/admin/collections/volunteer-registrations' },
  pledges: { title: 'Gifts', screen: '/admin/collections/pledges' },
  transactions: { title: 'Transactions', screen: null },
  mails: { title: 'Mails', screen: '/admin/collections/mails' },
} as const satisfies Record<ListedRecord['kind'], { title: string; screen: string | null }>

interface HeldRecordsProps {
  records: ListedRecord[]
  isChosen: (record: ListedRecord) => boolean
  choose: (record: ListedRecord, chosen: boolean) => void
}

/** What was found, each with whom it is from, its screen, and a box: people share phones. */
export function HeldRecords({ records, isChosen, choose }: HeldRecordsProps) {
  return (Object.keys(KINDS) as ListedRecord['kind'][]).map((kind) => {
    const found = records.filter((record) => record.kind === kind)
    const { title, screen } = KINDS[kind]
    if (found.length === 0) return null
    return (
      <section key={kind} className={styles.lines}>
        <h2>{`${title} (${found.length})`}</h2>
        <ul>
          {found.map((record) => (
            <li key={record.id}>
              <input
                type="checkbox"
                aria-label={`Choose ${record.title}${record.name && `, ${record.name}`}`}
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
                {!record.fits && <strong>Another person?</strong>}
                <span>
                  {[record.name, record.email, record.phone].filter(Boolean).map((words) => (
                    <bdi key={words}>{words}</bdi>
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
