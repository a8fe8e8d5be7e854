'use client'
import { useEffect, useRef } from 'react'
import styles from './outcome.module.scss'

/** What became of a step, in words. */
export interface OutcomeWords {
  words: string
  /** Whether it is what was asked for; what was refused may be tried again while the row is there. */
  done: boolean
}

/** What came of the last step. The focus goes there: the button that was pressed may be gone. */
export function Outcome({ outcome }: { outcome: OutcomeWords | undefined }) {
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
