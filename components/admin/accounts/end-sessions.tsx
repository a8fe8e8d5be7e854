'use client'
import { toast } from '@payloadcms/ui'
import { callOrToast } from '../shared/call-or-toast'
import { ConfirmButton } from '../shared/confirm-button'
import { useWords } from '../shared/words'
import styles from './account-panel.module.scss'

interface EndSessionsProps {
  account: number
  /** Whether it is the account of whoever looks at it: they stay signed in here. */
  own: boolean
}

/** Ends an account's sessions. */
export function EndSessions({ account, own }: EndSessionsProps) {
  const words = useWords('account')
  const whose = own ? 'own' : 'other'
  const end = async () => {
    const done = await callOrToast<{ ended: number }>('POST', `/users/${account}/end-sessions`)
    if (done) toast.success(words('sessions.ended', { count: done.ended }))
  }
  return (
    <div className={styles.part}>
      <ConfirmButton
        name="end-sessions"
        label={words(`sessions.${whose}.label`)}
        question={words(`sessions.${whose}.question`)}
        explanation={words(`sessions.${whose}.explanation`)}
        confirm={words('sessions.confirm')}
        onConfirm={end}
      />
    </div>
  )
}
