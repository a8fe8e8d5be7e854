'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Check, type Control, type FieldErrors, isBegun, isControl, typedIn } from './check'

const CHOICES = new Set(['radio', 'checkbox'])

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

  const lookAgain = (name: string) => {
    const sentence = check(typedIn(form))[name]
    const { [name]: _, ...others } = errors
    setErrors(sentence ? { ...errors, [name]: sentence } : others)
  }

  /** What is chosen may say what else is needed. */
  const lookAtAll = () => {
    const wrong = check(typedIn(form))
    setErrors(Object.fromEntries(Object.keys(errors).flatMap((name) => (wrong[name] ? [[name, wrong[name]]] : []))))
  }

  const onInput = useEffectEvent(({ name, type }: Control) => {
    if (CHOICES.has(type)) lookAtAll()
    else if (name in errors) lookAgain(name)
  })

  const onLeave = useEffectEvent((control: Control) => {
    const { name } = control
    const begun = control instanceof HTMLSelectElement || isBegun(control)
    // Half a date that is taken away again is no input, so that only leaving tells of it.
    const emptied = control.value === '' && name in errors
    if ((begun && name in check(typedIn(form))) || emptied) lookAgain(name)
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
