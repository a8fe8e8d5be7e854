'use client'
import { useEffect, useRef } from 'react'
import styles from './rows.module.scss'
import type { Outcome as OutcomeOfRow } from './use-work'

/** What came of the last step of a row. The focus goes there: the button that was pressed may be gone. */
export function Outcome({ outcome }: { outcome: OutcomeOfRow | undefined }) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) said.current?.focus()
  }, [outcome])
  if (!outcome) return null
  return (
    <p ref={said} tabIndex={-1} className={styles.outcome} data-done={outcome.done}>
      {outcome.words}
    </p>
  )
}
