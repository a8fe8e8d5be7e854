'use client'
import { useRouter } from 'next/navigation'
import type { Step } from '@/lib/setup/first-steps'
import { callOrToast } from '../shared/call-or-toast'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'

interface StepActionsProps {
  step: Step
  state: 'done' | 'later' | 'open'
  /** Whether it is ticked by what is stored, and not by somebody's word. */
  isStored: boolean
}

/** Puts a step off, says that it is right, or takes it up again. */
export function StepActions({ step, state, isStored }: StepActionsProps) {
  const words = useWords('setup')
  const router = useRouter()
  if (isStored) return null

  async function answer(said: 'later' | 'done' | 'open') {
    if (await callOrToast('POST', '/setup/steps', { step, answer: said })) router.refresh()
  }

  const button = (said: 'later' | 'done' | 'open', label: string) => (
    <button type="button" className={shared.button} onClick={() => void answer(said)}>
      {label}
    </button>
  )
  if (state !== 'open') return button('open', words('steps.again'))
  return (
    <>
      {button('done', words(step === 'demo' ? 'steps.demo.keep' : 'steps.right'))}
      {button('later', words('steps.later'))}
    </>
  )
}
