'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { Enrolment } from '@/lib/access/second-factor/enrolment'
import { callApi, type Problem } from '../shared/call-api'
import { DateTime } from '../shared/date-time'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { ConfirmEnrolment } from './confirm-enrolment'
import { type Reauthentication, ReauthenticationForm } from './reauthentication-form'
import { RecoveryCodes } from './recovery-codes'
import styles from './second-factor.module.scss'

interface AuthenticatorAppProps {
  email: string
  /** Null where none is set up. */
  standing: { codesLeft: number; since: string | null } | null
  /** Whether the role may not be without. */
  mustHave: boolean
}

const TASKS = ['begin', 'recovery-codes', 'switch-off'] as const
type Task = (typeof TASKS)[number]

interface Answer extends Partial<Enrolment> {
  recoveryCodes?: string[]
}

const FEW_CODES = 3

// What the site says of the account is then otherwise in every part of the screen.
const reload = () => window.location.reload()

/** Manages the app of one's own account: sets it up, replaces it, or switches it off. */
export function AuthenticatorApp({ email, standing, mustHave }: AuthenticatorAppProps) {
  const words = useWords('secondFactor')
  const [task, setTask] = useState<Task | null>(null)
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function prove(asked: Task, proof: Reauthentication): Promise<Problem | null> {
    const called = await callApi<Answer>('POST', `/users/second-factor/${asked}`, proof)
    if ('problem' in called) return called
    const { recoveryCodes } = called.answer
    if (recoveryCodes) setCodes(recoveryCodes)
    else if (asked === 'begin') setEnrolment(called.answer as Enrolment)
    else {
      toast.success(words('switch-off.done'))
      reload()
    }
    return null
  }

  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={reload} />
  if (enrolment) return <ConfirmEnrolment enrolment={enrolment} onDone={setCodes} />
  const asked = task ?? (standing ? null : 'begin')
  const form = asked && (
    <ReauthenticationForm
      key={asked}
      email={email}
      hasApp={standing !== null}
      confirm={words(standing ? `${asked}.confirm` : 'begin.first')}
      onSubmit={(proof) => prove(asked, proof)}
    />
  )
  if (!standing) return form
  const { since, codesLeft } = standing
  return (
    <>
      <p className={styles.standing}>
        {since ? words.rich('standing.since', { since: () => <DateTime at={since} /> }) : words('standing.set')}{' '}
        {words('standing.codes', { count: codesLeft })}
        {codesLeft < FEW_CODES && ` ${words('standing.few')}`}
      </p>
      <div className={shared.buttons}>
        {TASKS.filter((each) => each !== 'switch-off' || !mustHave).map((each) => (
          <button
            key={each}
            type="button"
            className={shared.button}
            aria-expanded={task === each}
            onClick={() => setTask(task === each ? null : each)}
          >
            {words(`${each}.label`)}
          </button>
        ))}
      </div>
      {task && <p>{words(`${task}.hint`)}</p>}
      {form}
    </>
  )
}
