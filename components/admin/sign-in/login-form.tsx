'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../shared/send'
import shared from '../shared/shared.module.scss'
import { CodeField } from './code-field'
import { LineField } from './line-field'
import styles from './login.module.scss'

/** Takes e-mail and password, and asks for a code once the site says that the account needs one. */
export function LoginForm({ next }: { next: string }) {
  const [needsCode, setNeedsCode] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // A screen reader hears the same sentence again only where it is a new one.
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const field = form.current?.elements.namedItem(needsCode ? 'code' : tries > 0 ? 'password' : 'email')
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    }
  }, [needsCode, tries])

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [email, password, code] = ['email', 'password', 'code'].map((name) => String(typed.get(name) ?? ''))
    setBusy(true)
    const called = await call('POST', '/users/login', { email: email?.trim(), password, ...(needsCode && { code }) })
    // A page of its own: the browser keeps the password then, and every part of the admin begins with the new person.
    if ('answer' in called) return window.location.assign(next)
    const asksNow = called.data?.needs === 'code' && !needsCode
    if (asksNow) setNeedsCode(true)
    setProblem(asksNow ? '' : called.problem)
    setTries(tries + 1)
    setBusy(false)
  }

  function startAgain(): void {
    setNeedsCode(false)
    setProblem('')
    setTries(0)
    form.current?.reset()
  }

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={signIn}>
      {/* They stay in the form, so that a password manager sees what was sent. */}
      <div hidden={needsCode}>
        <LineField name="email" label="Email" type="email" autoComplete="username" problem="" />
        <LineField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          problem={needsCode ? '' : problem}
        />
      </div>
      {needsCode && <CodeField problem={problem} />}
      <p id="sign-in-problem" key={tries} role="alert">
        {problem}
      </p>
      <button type="submit" className={`${shared.button} ${shared.main}`} disabled={busy}>
        {needsCode ? 'Go on' : 'Login'}
      </button>
      {needsCode ? (
        <button type="button" className={styles.plain} onClick={startAgain}>
          Sign in as somebody else
        </button>
      ) : (
        <p className={styles.hint}>You have forgotten your password? An administrator can give you a new one.</p>
      )}
    </form>
  )
}
