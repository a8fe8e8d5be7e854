'use client'
import { useState } from 'react'
import type { Problem } from '../shared/call-api'
import shared from '../shared/shared.module.scss'
import { SingleFieldForm } from './single-field-form'

export type Reauthentication = { password: string } | { code: string }

interface ReauthenticationFormProps {
  /** For password managers. */
  email: string
  /** Whether a code of the app will do, too. */
  hasApp: boolean
  confirm: string
  /** @returns what was wrong; null when it was taken */
  onSubmit: (proof: Reauthentication) => Promise<Problem | null>
}

const WAYS = {
  password: {
    label: 'Your password',
    type: 'password',
    autoComplete: 'current-password',
    missing: 'Please type your password.',
    other: { name: 'code', label: 'Use a code of the app instead' },
  },
  code: {
    label: 'Code of the app, or a recovery code',
    type: 'text',
    autoComplete: 'one-time-code',
    missing: 'Please type a code.',
    other: { name: 'password', label: 'Use the password instead' },
  },
} as const

/** Reauthentication of the signed-in person: by password, or by a code where there is an app. */
export function ReauthenticationForm({ email, hasApp, confirm, onSubmit }: ReauthenticationFormProps) {
  const [way, setWay] = useState<keyof typeof WAYS>('password')
  const { missing, other, ...field } = WAYS[way]

  async function prove(typed: string) {
    if (!typed.trim()) return { problem: missing }
    return onSubmit(way === 'password' ? { password: typed } : { code: typed })
  }

  return (
    <SingleFieldForm field={{ ...field, name: way }} confirm={confirm} email={email} onSend={prove}>
      {hasApp && (
        <button type="button" className={shared.plain} onClick={() => setWay(other.name)}>
          {other.label}
        </button>
      )}
    </SingleFieldForm>
  )
}
