'use client'
import { useState } from 'react'
import { useFailedPolls } from '@/lib/delivery/polling/use-versions'
import styles from './connection-note.module.scss'

interface ConnectionNoteProps {
  lost: string
  back: string
}

/** One poll may fail on the best of lines. */
const WORTH_A_WORD = 3

/** A quiet sentence when the page has not been able to refresh itself for a while, and when it can again. */
export function ConnectionNote({ lost, back }: ConnectionNoteProps) {
  const failed = useFailedPolls()
  const [said, setSaid] = useState(false)
  const isLost = failed >= WORTH_A_WORD
  if (isLost && !said) setSaid(true)
  return (
    <div role="status">
      {isLost ? <p className={styles.note}>{lost}</p> : said && !failed && <p className={styles.back}>{back}</p>}
    </div>
  )
}
