'use client'
import { useId, useState } from 'react'
import type { Places } from '@/lib/giving/reconciliation/campaign-options'
import type { QueueTransaction } from '@/lib/giving/shared/reconciliation-types'
import type { Problem } from '../shared/call'
import shared from '../shared/shared.module.scss'
import { Attach } from './attach'
import { RecordGift } from './record-gift'
import styles from './rows.module.scss'
import { SetAside } from './set-aside'

/** Makes a call about a row; null once it is done, else what went wrong. */
export type OnWork = <T>(path: string, body: object, done: (answer: T) => string) => Promise<Problem | null>

const WAYS = {
  attach: { label: 'Attach to a gift', Panel: Attach },
  record: { label: 'Record as a new gift', Panel: RecordGift },
  aside: { label: 'Set aside', Panel: SetAside },
} as const

export interface MoneyActionsProps {
  transaction: QueueTransaction
  places: Places
  busy: boolean
  onWork: OnWork
}

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
