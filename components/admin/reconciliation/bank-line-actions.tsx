'use client'
import { useId, useState } from 'react'
import shared from '../shared/shared.module.scss'
import { Attach } from './attach-form'
import type { MoneyActionsProps } from './bank-line-actions-props'
import { RecordGift } from './new-pledge-form'
import styles from './rows.module.scss'
import { SetAside } from './set-aside-form'

const WAYS = {
  attach: { label: 'Attach to a gift', Panel: Attach },
  record: { label: 'Record as a new gift', Panel: RecordGift },
  aside: { label: 'Set aside', Panel: SetAside },
} as const

/** What can be done with money that pairs with nothing; one way is open at a time. */
export function MoneyActions(props: MoneyActionsProps) {
  const [way, setWay] = useState<keyof typeof WAYS | null>(null)
  const panel = useId()
  const Panel = way && WAYS[way].Panel
  return (
    <div className={styles.actions}>
      <div className={styles.ways}>
        {(Object.keys(WAYS) as (keyof typeof WAYS)[]).map((each) => (
          <button
            key={each}
            type="button"
            className={shared.button}
            aria-expanded={way === each}
            aria-controls={panel}
            onClick={() => setWay(way === each ? null : each)}
          >
            {WAYS[each].label}
          </button>
        ))}
      </div>
      <div id={panel}>{Panel && <Panel {...props} />}</div>
    </div>
  )
}
