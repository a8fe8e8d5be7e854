'use client'
import { useId, useState } from 'react'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { AttachForm } from './attach-form'
import type { BankLineActionsProps } from './bank-line-actions-props'
import { NewPledgeForm } from './new-pledge-form'
import styles from './rows.module.scss'
import { SetAsideForm } from './set-aside-form'

const WAYS = { attach: AttachForm, record: NewPledgeForm, aside: SetAsideForm } as const

/** Actions on a bank line: attach it, record it, set it aside. One panel is open at a time. */
export function BankLineActions(props: BankLineActionsProps) {
  const words = useWords('reconciliation')
  const [way, setWay] = useState<keyof typeof WAYS | null>(null)
  const panel = useId()
  const Panel = way && WAYS[way]
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
            {words(`ways.${each}`)}
          </button>
        ))}
      </div>
      <div id={panel}>{Panel && <Panel {...props} />}</div>
    </div>
  )
}
