'use client'
import { useEffect, useRef } from 'react'
import styles from './outcome.module.scss'

/** Result of a command, in words. */
export interface OutcomeWords {
  words: string
  /** Whether it succeeded; a refused command may be tried again while the row is there. */
  done: boolean
}

/** Result of the last command. It takes the focus: the button that was pressed may be gone. */
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
