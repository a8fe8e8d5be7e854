'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { callOrToast } from '../shared/call-or-toast'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import styles from './account-panel.module.scss'

interface UnlockAccountProps {
  account: number
  /** Why somebody is locked out, and until when. */
  children: ReactNode
}

/** Unlocks an account that is locked after too many attempts. */
export function UnlockAccount({ account, children }: UnlockAccountProps) {
  const words = useWords('account')
  const [isLocked, setLocked] = useState(true)
  if (!isLocked) return null
  const letIn = async () => {
    if (!(await callOrToast('POST', `/users/${account}/let-in`))) return
    setLocked(false)
    toast.success(words('panel.unlocked'))
  }
  return (
    <div className={styles.part}>
      <p>{children}</p>
      <button type="button" className={shared.button} onClick={() => void letIn()}>
        {words('panel.unlock')}
      </button>
    </div>
  )
}
