import { isNote } from '@/lib/giving/shared/history-notes'
import { isPledgeState, PLEDGE_STATES } from '@/lib/giving/shared/states'
import type { PledgeMove } from '@/lib/platform/payload/payload-types'
import { signedBy } from '@/lib/shared/format/signed-by'
import { DateTime } from '../shared/date-time'
import styles from './pledge-view.module.scss'

const named = (state: string) => (isPledgeState(state) ? PLEDGE_STATES[state] : state)

/** The history of a pledge: transitions and notes, with who, when and why. */
export function History({ moves }: { moves: PledgeMove[] }) {
  return (
    <section>
      <h2>History</h2>
      <ol className={styles.timeline}>
        {moves.map(({ id, from, to, at, by, byAccount, why }) => (
          <li key={id}>
            {!isNote({ from, to, why }) && <strong>{named(to)}</strong>}
            {why && <p dir="auto">{why}</p>}
            <small>
              <span dir="auto">{signedBy(by, byAccount)}</span>, <DateTime at={at} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
