'use client'
import { toast } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FieldProblems } from '@/lib/shared/forms/field-problems'
import { callApi } from '../shared/call-api'
import { TextField } from '../shared/field'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import styles from './account-panel.module.scss'

const EMPTY = { present: '', wanted: '', again: '' }

/** Changes one's own password. A fieldset, not a form: it is nested in Payload's form. */
export function ChangePassword() {
  const words = useWords('account')
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [isBusy, setBusy] = useState(false)
  const part = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (Object.keys(problems).length > 0) part.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  const change = async () => {
    const wrong = problemIn(typed)
    const found = wrong ? { [wrong[0]]: words(`password.${wrong[1]}`) } : {}
    setProblems(found)
    if (wrong) return
    setBusy(true)
    const body = { currentPassword: typed.present, password: typed.wanted }
    const called = await callApi<{ message: string }>('POST', '/users/password', body)
    setBusy(false)
    if ('answer' in called) {
      setTyped(EMPTY)
      toast.success(called.answer.message)
    } else setProblems({ [called.data?.field === 'currentPassword' ? 'present' : 'wanted']: called.problem })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // It would save the rest of the account.
    event.preventDefault()
    if (!isBusy) void change()
  }

  const field = (name: keyof typeof EMPTY) => (
    <TextField
      type="password"
      name={name}
      label={words(`password.${name}`)}
      problems={problems}
      autoComplete={name === 'present' ? 'current-password' : 'new-password'}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )

  return (
    <fieldset ref={part} id="own-password" className={styles.password} onKeyDown={onKeyDown}>
      <legend className={styles.title}>{words('password.change')}</legend>
      {field('present')}
      {field('wanted')}
      {field('again')}
      <button type="button" className={shared.button} disabled={isBusy} onClick={() => void change()}>
        {words(isBusy ? 'password.changing' : 'password.change')}
      </button>
    </fieldset>
  )
}

/** The field that something is wrong with, and what. */
function problemIn({ present, wanted, again }: typeof EMPTY) {
  if (!present) return ['present', 'presentMissing'] as const
  if (!wanted) return ['wanted', 'wantedMissing'] as const
  return wanted === again ? null : (['again', 'notSame'] as const)
}
