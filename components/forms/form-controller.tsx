'use client'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { FieldError } from '@/components/ui/field/field'
import { ErrorSummary } from './error-summary'
import { type Check, type FormTexts, formTexts } from './form-values'
import { KeptNote } from './kept-note'
import type { ControllerLabels, KeptLabels } from './labels'
import type { FormControllerProps } from './lazy-form'
import { Sent } from './sent'
import { StillSending } from './still-sending'
import { useFieldErrors } from './use-field-errors'
import { useFreshStamp } from './use-fresh-stamp'
import { useKeptInput } from './use-kept-input'
import { type Answer, type SubmissionRules, useSubmission } from './use-submission'

interface FormControllerRules extends FormControllerProps, SubmissionRules {
  address: string
  labels: ControllerLabels
  check: Check
  recordOf?: (typed: FormTexts) => object
  /** The confirmation that replaces the form once it was sent. */
  thanks?: (answer: Answer) => ReactNode
  /** Words of the note that stands where what was typed before is there again; without them nothing is kept. */
  kept?: KeptLabels
  /** A button of the form that does not send it. */
  onPress?: (button: HTMLElement) => void
}

/** Validates and sends a form that is rendered already; renders its errors and its confirmation. */
export function FormController({
  form,
  early,
  address,
  labels,
  check,
  recordOf,
  thanks,
  kept,
  onPress,
  ...rules
}: FormControllerRules) {
  const { state, message, errors: tried, answer, send, refuse, restart } = useSubmission(address, labels, rules)
  const errors = useFieldErrors(form, tried, check)
  useFreshStamp(form, early)
  const { isRestored, clear } = useKeptInput(form, { keeps: kept !== undefined, isSent: state === 'sent' })

  const onSubmit = useEffectEvent(() => {
    if (state !== 'open') return
    const typed = formTexts(form)
    const wrong = check(typed)
    if (Object.keys(wrong).length > 0) refuse(wrong)
    else send(recordOf ? recordOf(typed) : typed)
  })
  const pressed = useEffectEvent((button: HTMLElement) => onPress?.(button))

  useEffect(() => {
    const hearSubmit = (event: Event) => {
      event.preventDefault()
      onSubmit()
    }
    const hearPress = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
      if (button) pressed(button)
    }
    form.addEventListener('submit', hearSubmit)
    form.addEventListener('click', hearPress)
    if (early.submitted) onSubmit()
    else if (early.pressed) pressed(early.pressed)
    early.submitted = false
    early.pressed = null
    return () => {
      form.removeEventListener('submit', hearSubmit)
      form.removeEventListener('click', hearPress)
    }
  }, [form, early])

  useEffect(() => {
    // Nobody could correct a hidden field: the next submission goes without its value.
    for (const name of Object.keys(tried)) {
      const control = form.elements.namedItem(name)
      if (control instanceof HTMLInputElement && control.type === 'hidden') control.defaultValue = ''
    }
  }, [form, tried])

  useEffect(() => {
    form.dataset.state = state
    form.hidden = state === 'sent'
    // The Back button would otherwise restore what was sent as if it were still to be sent.
    if (state === 'sent') form.reset()
    const button = form.querySelector('[type="submit"]')
    for (const name of ['aria-busy', 'aria-disabled']) {
      if (state === 'sending') button?.setAttribute(name, 'true')
      else button?.removeAttribute(name)
    }
  }, [form, state])

  if (state === 'sent') {
    const again = () => {
      form.hidden = false
      form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
      restart()
    }
    return (
      <Sent another={labels.another} onAnother={again}>
        {thanks ? thanks(answer) : labels.thanks}
      </Sent>
    )
  }
  return (
    <>
      {kept && isRestored && <KeptNote labels={kept} onClear={clear} />}
      {state === 'sending' && <StillSending form={form} labels={labels} />}
      <ErrorSummary form={form} title={labels.check} message={message} errors={tried} remaining={errors} />
      {Object.entries(errors).map(([name, sentence]) => {
        const place = form.querySelector(`[data-error-of="${CSS.escape(name)}"]`)
        return place && createPortal(<FieldError>{sentence}</FieldError>, place, name)
      })}
    </>
  )
}
