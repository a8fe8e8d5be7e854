'use client'
import { useState } from 'react'
import { LineField } from '../shared/line-field'
import shared from '../shared/shared.module.scss'

const WAYS = {
  app: {
    label: 'Code of your authenticator app',
    other: 'The phone is lost? Use a recovery code',
    inputMode: 'numeric',
  },
  recovery: { label: 'Recovery code', other: 'Use the authenticator app', inputMode: 'text' },
} as const

/** Input for the app's six digits, or for a recovery code. */
export function CodeField({ problemId }: { problemId?: string }) {
  const [way, setWay] = useState<keyof typeof WAYS>('app')
  const { label, other, inputMode } = WAYS[way]
  return (
    <div>
      <LineField
        key={way}
        name="code"
        label={label}
        type="text"
        inputMode={inputMode}
        autoComplete={way === 'app' ? 'one-time-code' : 'off'}
        autoFocus={way === 'recovery'}
        problemId={problemId}
      />
      <button type="button" className={shared.plain} onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
        {other}
      </button>
    </div>
  )
}
