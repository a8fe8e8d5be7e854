'use client'
import { useState } from 'react'
import type { Problem } from '../shared/call-api'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
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
  password: { type: 'password', autoComplete: 'current-password', other: 'code', useOther: 'proof.useCode' },
  code: { type: 'text', autoComplete: 'one-time-code', other: 'password', useOther: 'proof.usePassword' },
} as const

/** Reauthentication of the signed-in person: by password, or by a code where there is an app. */
export function ReauthenticationForm({ email, hasApp, confirm, onSubmit }: ReauthenticationFormProps) {
  const words = useWords('secondFactor')
  const [way, setWay] = useState<keyof typeof WAYS>('password')
  const { other, useOther, ...input } = WAYS[way]
  const field = { ...input, name: way, label: words(`proof.${way}`) }

  async function prove(typed: string) {
    if (!typed.trim()) return { problem: words(`proof.${way}Missing`) }
    return onSubmit(way === 'password' ? { password: typed } : { code: typed })
  }

  return (
    <SingleFieldForm field={field} confirm={confirm} email={email} onSend={prove}>
      {hasApp && (
        <button type="button" className={shared.plain} onClick={() => setWay(other)}>
          {words(useOther)}
        </button>
      )}
    </SingleFieldForm>
  )
}
