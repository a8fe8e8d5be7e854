import { pledgeWords } from '@/lib/giving/books/pledge-words'
import type { PledgeStatus } from '@/lib/giving/donor/pledge-status'
import type { PledgeState } from '@/lib/giving/shared/states'
import type { Locale } from '@/lib/shared/addresses/localized'
import { day } from '@/lib/shared/format/date'
import styles from './timeline.module.scss'

/** The states of a pledge that goes well, in their order. */
const WAY: readonly PledgeState[] = ['pledged', 'reported', 'verified']

/** The states that were reached, and those still to come. */
function stagesOf({ state, reached }: PledgeStatus): { stage: PledgeState; at?: string }[] {
  const at = WAY.indexOf(state)
  // Of money that was there before, nobody gave an ID: that stage was left out.
  const way = WAY.filter((stage, index) => index >= at || reached[stage])
  if (at >= 0) return way.map((stage) => (WAY.indexOf(stage) <= at ? { stage, at: reached[stage] } : { stage }))
  const before = WAY.filter((stage) => reached[stage]).map((stage) => ({ stage, at: reached[stage] }))
  return [...before, { stage: state, at: reached[state] }]
}

export function Timeline({ pledge, locale }: { pledge: PledgeStatus; locale: Locale }) {
  const { timeline, way } = pledgeWords(locale)
  return (
    <ol className={styles.timeline} aria-label={way}>
      {stagesOf(pledge).map(({ stage, at }) => (
        <li key={stage} className={at ? styles.done : ''} aria-current={stage === pledge.state ? 'step' : undefined}>
          <span className={styles.stage}>{timeline[stage]}</span> {at && <time dateTime={at}>{day(at, locale)}</time>}
          {!at && stage !== pledge.state && <span>{timeline.next}</span>}
        </li>
      ))}
    </ol>
  )
}
