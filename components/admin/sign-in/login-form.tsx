'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callApi } from '../shared/call-api'
import { LineField } from '../shared/line-field'
import shared from '../shared/shared.module.scss'
import { useHydrated } from '../shared/use-hydrated'
import { useWords } from '../shared/words'
import { CodeField } from './code-field'
import styles from './login.module.scss'

const PROBLEM = 'sign-in-problem'

type Name = 'email' | 'password' | 'code'

type LoginFormProps =
  /** Address of the page that is shown then. */
  | { next: string; email?: undefined; onSignedIn?: undefined }
  /** Of the account that was signed in before, over whose page the form stands. */
  | { next?: undefined; email: string | undefined; onSignedIn: () => void }

/** Sign-in form: e-mail and password, then a code where the site asks for one. */
export function LoginForm({ next, email: known, onSignedIn }: LoginFormProps) {
  const words = useWords('signIn')
  const ready = useHydrated()
  const [needsCode, setNeedsCode] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const problemId = problem ? PROBLEM : undefined
  const form = useRef<HTMLFormElement>(null)
  // What is to be typed next. Each time an object of its own: the same field is gone to again, and a screen reader hears
  // the same sentence again where it stands in a new element.
  const [asked, setAsked] = useState<{ name: Name; time: number }>({ name: 'email', time: 0 })

  useEffect(() => {
    // At first the browser goes to the field; who was faster than the script is left where they are.
    if (asked.time === 0) return
    const field = form.current?.elements.namedItem(asked.name)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.select()
  }, [asked])

  const ask = (name: Name) => setAsked(({ time }) => ({ name, time: time + 1 }))

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const [email, password, code] = ['email', 'password', 'code'].map((name) => String(typed.get(name) ?? ''))
    setBusy(true)
    const called = await callApi('POST', '/users/login', { email: email?.trim(), password, ...(needsCode && { code }) })
    // A page of its own: the browser keeps the password then, and every part of the admin begins with the new person.
    if ('answer' in called) return onSignedIn ? onSignedIn() : window.location.assign(next)
    const asksNow = called.data?.needs === 'code' && !needsCode
    if (asksNow) setNeedsCode(true)
    setProblem(asksNow ? '' : called.problem)
    ask(asksNow || needsCode ? 'code' : 'password')
    setBusy(false)
  }

  function startAgain(): void {
    setNeedsCode(false)
    setProblem('')
    form.current?.reset()
    ask('email')
  }

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={signIn}>
      {/* They stay in the form, so that a password manager sees what was sent. */}
      <div hidden={needsCode}>
        <LineField
          name="email"
          label={words('email')}
          type="email"
          autoComplete="username"
          defaultValue={known}
          readOnly={known !== undefined}
          autoFocus={known === undefined}
        />
        <LineField
          name="password"
          label={words('password')}
          type="password"
          autoComplete="current-password"
          autoFocus={known !== undefined}
          problemId={needsCode ? undefined : problemId}
        />
      </div>
      {needsCode && <CodeField problemId={problemId} />}
      <p id={PROBLEM} key={asked.time} role="alert">
        {problem}
      </p>
      <button type="submit" className={`${shared.button} ${shared.main}`} disabled={!ready} aria-disabled={busy}>
        {words(busy ? 'busy' : needsCode ? 'submitCode' : 'submit')}
      </button>
      {needsCode && known === undefined && (
        <button type="button" className={shared.plain} onClick={startAgain}>
          {words('other')}
        </button>
      )}
      {!needsCode && <p className={styles.hint}>{words('forgotten')}</p>}
    </form>
  )
}
