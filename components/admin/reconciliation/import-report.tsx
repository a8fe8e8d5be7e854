'use client'
import type { ImportReport as Report } from '@/lib/giving/shared/import-types'
import { formatMinor } from '@/lib/shared/money/amount'
import { METHODS } from '@/lib/shared/money/kinds'
import { DateTime } from '../shared/date-time'
import styles from './report.module.scss'

/** More than these nobody reads through; their number is said. */
const MOST_SHOWN = 50

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The summary of an import report, in a sentence. @param done whether its lines are stored */
export function reportWords({ counts }: Report, done: boolean): string {
  const fresh = done ? counted(counts.new, 'line was', 'lines were') : counted(counts.new, 'line is', 'lines are')
  return [
    done ? `${fresh} brought in.` : `${fresh} new.`,
    counts.known > 0 && `${counts.known} known already.`,
    counts.conflict > 0 && `${counts.conflict} known otherwise, or so it seems; what is stored stays.`,
    counts.refused > 0 && `${counts.refused} refused.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function More({ of }: { of: unknown[] }) {
  return of.length > MOST_SHOWN ? <p>and {of.length - MOST_SHOWN} more</p> : null
}

/** The lines of a text or a file: what is new, what is stored otherwise, and what was refused and why. */
export function ImportReport({ report: { lines, refused } }: { report: Report }) {
  const fresh = lines.filter(({ fate }) => fate === 'new')
  const conflicts = lines.filter(({ fate }) => fate === 'conflict')
  return (
    <div className={styles.report}>
      {fresh.length > 0 && (
        <section>
          <h3>New</h3>
          <ul>
            {fresh.slice(0, MOST_SHOWN).map(({ place, trxId, amount, currency, method, sender, receivedAt }) => (
              <li key={place}>
                <strong>{formatMinor(amount, currency, 'en')}</strong> {METHODS[method]} <bdi>{trxId}</bdi>
                {sender && (
                  <>
                    , from <bdi>{sender}</bdi>
                  </>
                )}
                , <DateTime at={receivedAt} />
              </li>
            ))}
          </ul>
          <More of={fresh} />
        </section>
      )}
      {conflicts.length > 0 && (
        <section>
          <h3>Known otherwise, or so it seems</h3>
          <ul>
            {conflicts.slice(0, MOST_SHOWN).map(({ place, trxId, amount, currency, why }) => (
              <li key={place}>
                <bdi>{trxId}</bdi>, {formatMinor(amount, currency, 'en')}: {why}
              </li>
            ))}
          </ul>
          <More of={conflicts} />
        </section>
      )}
      {refused.length > 0 && (
        <section>
          <h3>Refused</h3>
          <ul>
            {refused.slice(0, MOST_SHOWN).map(({ place, text, why }) => (
              <li key={place}>
                <strong>{why}</strong>
                <p dir="auto">{text}</p>
              </li>
            ))}
          </ul>
          <More of={refused} />
        </section>
      )}
    </div>
  )
}
