'use client'
import { useState } from 'react'
import { LineField } from '../shared/line-field'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'

const WAYS = {
  app: { useOther: 'code.useRecovery', inputMode: 'numeric' },
  recovery: { useOther: 'code.useApp', inputMode: 'text' },
} as const

/** Input for the app's six digits, or for a recovery code. */
export function CodeField({ problemId }: { problemId?: string }) {
  const words = useWords('signIn')
  const [way, setWay] = useState<keyof typeof WAYS>('app')
  const { useOther, inputMode } = WAYS[way]
  return (
    <div>
      <LineField
        key={way}
        name="code"
        label={words(`code.${way}`)}
        type="text"
        inputMode={inputMode}
        autoComplete={way === 'app' ? 'one-time-code' : 'off'}
        autoFocus={way === 'recovery'}
        problemId={problemId}
      />
      <button type="button" className={shared.plain} onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
        {words(useOther)}
      </button>
    </div>
  )
}
