'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { send } from '../shared/send'
import shared from '../shared/shared.module.scss'
import styles from './account-panel.module.scss'

interface LetInProps {
  account: number
  /** Why somebody is locked out, and until when. */
  children: ReactNode
}

/** Lets somebody try again who is locked out. */
export function LetIn({ account, children }: LetInProps) {
  const [isOut, setOut] = useState(true)
  if (!isOut) return null
  const letIn = async () => {
    if (!(await send('POST', `/users/${account}/let-in`))) return
    setOut(false)
    toast.success('They can try again now.')
  }
  return (
    <div className={styles.part}>
      <p>{children}</p>
      <button type="button" className={shared.button} onClick={() => void letIn()}>
        Let them try again now
      </button>
    </div>
  )
}
