import { isNote, reasonInWords } from '@/lib/giving/shared/history-notes'
import { signedBy } from '@/lib/giving/shared/signed-by'
import { isPledgeState } from '@/lib/giving/shared/states'
import type { PledgeMove } from '@/lib/platform/payload/payload-types'
import { DateTime } from '../shared/date-time'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import styles from './pledge-view.module.scss'

/** The history of a pledge: transitions and notes, with who, when and why. */
export async function History({ moves }: { moves: PledgeMove[] }) {
  const words = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  return (
    <section>
      <h2>{words('history.heading')}</h2>
      <ol className={styles.timeline}>
        {moves.map(({ id, from, to, at, by, byAccount, why }) => (
          <li key={id}>
            {!isNote({ from, to, why }) && <strong>{isPledgeState(to) ? words(`states.${to}`) : to}</strong>}
            {why && <p dir="auto">{reasonInWords(why, words, locale)}</p>}
            <small>
              <span dir="auto">{signedBy(by, byAccount, words)}</span>, <DateTime at={at} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
