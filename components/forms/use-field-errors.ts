'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Check, type Control, type FieldErrors, formTexts, hasInput, isControl } from './form-values'

const CHOICES = new Set(['radio', 'checkbox'])

/**
 * The errors of a form's fields: those of the last submission, less what was corrected since, and those found when a
 * field loses the focus. An untouched field never has one.
 */
export function useFieldErrors(form: HTMLFormElement, tried: FieldErrors, check: Check): FieldErrors {
  const [errors, setErrors] = useState(tried)
  const [seen, setSeen] = useState(tried)
  if (seen !== tried) {
    setSeen(tried)
    setErrors(tried)
  }

  const recheck = (name: string) => {
    const sentence = check(formTexts(form))[name]
    const { [name]: _, ...others } = errors
    setErrors(sentence ? { ...errors, [name]: sentence } : others)
  }

  /** A choice, or what is typed elsewhere, may decide which other fields are required. */
  const recheckAll = () => {
    const wrong = check(formTexts(form))
    setErrors(Object.fromEntries(Object.keys(errors).flatMap((name) => (wrong[name] ? [[name, wrong[name]]] : []))))
  }

  const onInput = useEffectEvent(({ name, type }: Control) => {
    if (name in errors && !CHOICES.has(type)) recheck(name)
    else if (Object.keys(errors).length > 0) recheckAll()
  })

  const onLeave = useEffectEvent((control: Control) => {
    const { name } = control
    const begun = control instanceof HTMLSelectElement || hasInput(control)
    // Clearing half a date fires no input event; only losing the focus tells of it.
    const emptied = control.value === '' && name in errors
    if ((begun && name in check(formTexts(form))) || emptied) recheck(name)
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
