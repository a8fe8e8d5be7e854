'use client'
import type { ImportReport as Report } from '@/lib/giving/shared/import-types'
import { formatMinor } from '@/lib/shared/money/amount'
import { DateTime } from '../shared/date-time'
import { useStaffLocale, useWords } from '../shared/words'
import styles from './report.module.scss'

/** More than these nobody reads through; their number is said. */
const MOST_SHOWN = 50

/** Sums an import report up. */
export function useReportWords() {
  const words = useWords('reconciliation')
  /** @param done whether its lines are stored */
  return ({ counts }: Report, done: boolean): string =>
    [
      words(done ? 'report.broughtIn' : 'report.new', { count: counts.new }),
      ...(['known', 'conflict', 'refused'] as const).flatMap((fate) =>
        counts[fate] > 0 ? words(`report.${fate}`, { count: counts[fate] }) : [],
      ),
    ].join(' ')
}

function More({ of }: { of: unknown[] }) {
  const words = useWords('reconciliation')
  return of.length > MOST_SHOWN ? <p>{words('report.more', { count: of.length - MOST_SHOWN })}</p> : null
}

/** The lines of a text or a file: what is new, what is stored otherwise, and what was refused and why. */
export function ImportReport({ report: { lines, refused } }: { report: Report }) {
  const words = useWords('reconciliation')
  const terms = useWords('pledges')
  const locale = useStaffLocale()
  const fresh = lines.filter(({ fate }) => fate === 'new')
  const conflicts = lines.filter(({ fate }) => fate === 'conflict')
  return (
    <div className={styles.report}>
      {fresh.length > 0 && (
        <section>
          <h3>{words('report.newHeading')}</h3>
          <ul>
            {fresh.slice(0, MOST_SHOWN).map(({ place, trxId, amount, currency, method, sender, receivedAt }) => (
              <li key={place}>
                {words.rich('report.newLine', {
                  ...{ amount: formatMinor(amount, currency, locale), method: terms(`methods.${method}`), trxId },
                  ...{ told: sender ? 'yes' : 'no', sender: sender ?? '' },
                  strong: (chunks) => <strong>{chunks}</strong>,
                  id: (chunks) => <bdi>{chunks}</bdi>,
                  time: () => <DateTime at={receivedAt} />,
                })}
              </li>
            ))}
          </ul>
          <More of={fresh} />
        </section>
      )}
      {conflicts.length > 0 && (
        <section>
          <h3>{words('report.conflictHeading')}</h3>
          <ul>
            {conflicts.slice(0, MOST_SHOWN).map(({ place, trxId, amount, currency, why }) => (
              <li key={place}>
                <bdi>{trxId}</bdi>, {formatMinor(amount, currency, locale)}: {why}
              </li>
            ))}
          </ul>
          <More of={conflicts} />
        </section>
      )}
      {refused.length > 0 && (
        <section>
          <h3>{words('report.refusedHeading')}</h3>
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
