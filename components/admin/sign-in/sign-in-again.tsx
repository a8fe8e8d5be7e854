'use client'
import { toast, useAuth } from '@payloadcms/ui'
import { type PropsWithChildren, useCallback, useEffect, useId, useRef, useState } from 'react'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { LoginForm } from './login-form'
import { onSessionEnded, watchCalls } from './session-end'
import styles from './sign-in-again.module.scss'

/** Around the admin: where a session has ended, the person signs in again over what they were writing, which stays as it is. */
export function SignInAgain({ children }: PropsWithChildren) {
  const words = useWords('signIn')
  const { user, fetchFullUser } = useAuth()
  // Payload forgets the person as soon as a call is refused.
  const email = useRef<string>(undefined)
  if (user?.email) email.current = user.email
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  /** Counts up, so that each time the form is a new one. */
  const [opened, setOpened] = useState(0)

  useEffect(() => {
    const open = () => {
      if (!email.current || dialog.current?.open) return
      setOpened((times) => times + 1)
    }
    const stopWatching = watchCalls()
    const stopListening = onSessionEnded(open)
    return () => {
      stopWatching()
      stopListening()
    }
  }, [])
  useEffect(() => {
    if (opened === 0 || dialog.current?.open) return
    dialog.current?.showModal()
    // The first field is the address, which stands.
    dialog.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus()
  }, [opened])

  const done = useCallback(async () => {
    dialog.current?.close()
    await fetchFullUser()
    toast.success(words('again.done'))
  }, [fetchFullUser, words])
  return (
    <>
      {children}
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
        <h2 id={title}>{words('again.title')}</h2>
        <p>{words('again.help')}</p>
        {opened > 0 && <LoginForm key={opened} email={email.current} onSignedIn={() => void done()} />}
        <button type="button" className={shared.plain} onClick={() => dialog.current?.close()}>
          {words('again.later')}
        </button>
      </dialog>
    </>
  )
}
