'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { Enrolment } from '@/lib/access/second-factor/enrolment'
import { callApi, type Problem } from '../shared/call-api'
import { DateTime } from '../shared/date-time'
import shared from '../shared/shared.module.scss'
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

type Task = 'begin' | 'recovery-codes' | 'switch-off'
interface Answer extends Partial<Enrolment> {
  recoveryCodes?: string[]
}

const TASKS = {
  begin: { label: 'Set up another phone', confirm: 'Go on' },
  'recovery-codes': { label: 'Make new recovery codes', confirm: 'Make new codes' },
  'switch-off': { label: 'Switch the app off', confirm: 'Switch off' },
} as const satisfies Record<Task, { label: string; confirm: string }>

const FEW_CODES = 3

// What the site says of the account is then otherwise in every part of the screen.
const reload = () => window.location.reload()

/** Manages the app of one's own account: sets it up, replaces it, or switches it off. */
export function AuthenticatorApp({ email, standing, mustHave }: AuthenticatorAppProps) {
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
      toast.success('The app is switched off.')
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
      confirm={standing ? TASKS[asked].confirm : 'Set up the app'}
      onSubmit={(proof) => prove(asked, proof)}
    />
  )
  if (!standing) return form
  return (
    <>
      <p className={styles.standing}>
        Your app is set up
        {standing.since && (
          <>
            , since <DateTime at={standing.since} />
          </>
        )}
        . {standing.codesLeft === 1 ? 'One recovery code is left.' : `${standing.codesLeft} recovery codes are left.`}
        {standing.codesLeft < FEW_CODES && ' Please make new ones.'}
      </p>
      <div className={shared.buttons}>
        {(Object.keys(TASKS) as Task[])
          .filter((each) => each !== 'switch-off' || !mustHave)
          .map((each) => (
            <button
              key={each}
              type="button"
              className={shared.button}
              aria-expanded={task === each}
              onClick={() => setTask(task === each ? null : each)}
            >
              {TASKS[each].label}
            </button>
          ))}
      </div>
      {task === 'begin' && <p>The app that you have goes on working until the new one has shown its first code.</p>}
      {task === 'recovery-codes' && <p>Those that you have then stop working.</p>}
      {task === 'switch-off' && <p>Your password alone is then enough to sign in.</p>}
      {form}
    </>
  )
}
