'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Check, type FieldErrors, typedIn } from './check'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/**
 * A form's errors as they stand: those of the last try, less what was put right since, and what is seen to be wrong on
 * leaving a field. An untouched field is never complained of.
 */
export function useFieldErrors(form: HTMLFormElement, tried: FieldErrors, check: Check): FieldErrors {
  const [errors, setErrors] = useState(tried)
  const [seen, setSeen] = useState(tried)
  if (seen !== tried) {
    setSeen(tried)
    setErrors(tried)
  }

  const onInput = useEffectEvent((control: Control) => {
    const { name } = control
    if (!(name in errors) || name in check(typedIn(form))) return
    const { [name]: _, ...others } = errors
    setErrors(others)
  })

  const onLeave = useEffectEvent((control: Control) => {
    const begun = control instanceof HTMLSelectElement || control.value !== control.defaultValue
    const sentence = begun && check(typedIn(form))[control.name]
    if (sentence) setErrors({ ...errors, [control.name]: sentence })
  })

  useEffect(() => {
    const hearInput = ({ target }: Event) => isControl(target) && onInput(target)
    // Only on the way to another field: an error that appears while a button is pressed moves it away from the press.
    const hearLeave = ({ target, relatedTarget }: FocusEvent) =>
      isControl(target) && isControl(relatedTarget) && onLeave(target)
    form.addEventListener('input', hearInput)
    form.addEventListener('focusout', hearLeave)
    return () => {
      form.removeEventListener('input', hearInput)
      form.removeEventListener('focusout', hearLeave)
    }
  }, [form])

  useEffect(() => {
    for (const control of form.elements) {
      if (isControl(control) && control.name in errors) control.setAttribute('aria-invalid', 'true')
      else control.removeAttribute('aria-invalid')
    }
  }, [form, errors])

  return errors
}
