'use client'
import { toast } from '@payloadcms/ui'
import { callOrToast } from '../shared/call-or-toast'
import { ConfirmButton } from '../shared/confirm-button'
import styles from './account-panel.module.scss'

interface EndSessionsProps {
  account: number
  /** Whether it is the account of whoever looks at it: they stay signed in here. */
  own: boolean
}

const WORDS = {
  own: {
    label: 'Sign out on all other devices',
    question: 'Sign out everywhere else?',
    explanation: 'Whoever uses your account on another device is signed out at once. You stay signed in here.',
  },
  other: {
    label: 'Sign out everywhere',
    question: 'Sign this person out everywhere?',
    explanation: 'They are signed out at once, on every device, and can sign in again with their password.',
  },
}

/** Ends an account's sessions. */
export function EndSessions({ account, own }: EndSessionsProps) {
  const { label, question, explanation } = WORDS[own ? 'own' : 'other']
  const end = async () => {
    const done = await callOrToast<{ ended: number }>('POST', `/users/${account}/end-sessions`)
    if (!done) return
    toast.success(done.ended === 0 ? 'Nobody was signed in there.' : `Signed out ${timesOf(done.ended)}.`)
  }
  return (
    <div className={styles.part}>
      <ConfirmButton
        name="end-sessions"
        label={label}
        question={question}
        explanation={explanation}
        confirm="Sign out"
        onConfirm={end}
      />
    </div>
  )
}

const timesOf = (count: number) => (count === 1 ? 'on one device' : `on ${count} devices`)
