import { PLEDGE_WORDS } from '@/lib/giving/books/pledge-words'
import type { GiftStatus } from '@/lib/giving/donor/pledge-status'
import type { PledgeState } from '@/lib/giving/shared/states'
import type { Locale } from '@/lib/shared/addresses/localized'
import { day } from '@/lib/shared/format/date'
import styles from './timeline.module.scss'

/** The way of a gift where all goes well. */
const WAY: readonly PledgeState[] = ['pledged', 'reported', 'verified']

/** What was reached, in its order, and what of the way is still to come. */
function stagesOf({ state, reached }: GiftStatus): { stage: PledgeState; at?: string }[] {
  const at = WAY.indexOf(state)
  // Of money that was there before, nobody gave an ID: that stage was left out.
  const way = WAY.filter((stage, index) => index >= at || reached[stage])
  if (at >= 0) return way.map((stage) => (WAY.indexOf(stage) <= at ? { stage, at: reached[stage] } : { stage }))
  const before = WAY.filter((stage) => reached[stage]).map((stage) => ({ stage, at: reached[stage] }))
  return [...before, { stage: state, at: reached[state] }]
}

export function Timeline({ gift, locale }: { gift: GiftStatus; locale: Locale }) {
  const { timeline, way } = PLEDGE_WORDS[locale]
  return (
    <ol className={styles.timeline} aria-label={way}>
      {stagesOf(gift).map(({ stage, at }) => (
        <li key={stage} className={at ? styles.done : ''} aria-current={stage === gift.state ? 'step' : undefined}>
          <span className={styles.stage}>{timeline[stage]}</span> {at && <time dateTime={at}>{day(at, locale)}</time>}
          {!at && stage !== gift.state && <span>{timeline.next}</span>}
        </li>
      ))}
    </ol>
  )
}
