'use client'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { hasStored } from './has-stored'
import { postPlainly } from './post-plainly'

/** What a visitor did in a form before its controller was loaded. */
export interface EarlyInput {
  submitted: boolean
  pressed: HTMLElement | null
}

export interface FormControllerProps {
  form: HTMLFormElement
  early: EarlyInput
}

type LazyFormProps<P> = P & {
  /** The form as it was rendered, by the server or in a modal. */
  children: ReactNode
}

const TOUCHES = ['pointerover', 'touchstart', 'focusin', 'input'] as const

/**
 * Makes a form whose script is loaded lazily: it works as plain HTML, and its controller is loaded at the first touch. A
 * submission before that waits for the controller; where that cannot be loaded, the browser posts the form itself.
 * @param load imports the form's controller
 */
export function lazyForm<P extends { labels: { offline: string } }>(
  load: () => Promise<ComponentType<P & FormControllerProps>>,
) {
  // biome-ignore lint/nursery/noComponentHookFactories: called once for a form, where its module begins.
  return function LazyForm({ children, ...rest }: LazyFormProps<P>) {
    const props = rest as unknown as P
    const region = useRef<HTMLDivElement>(null)
    const early = useRef<EarlyInput>({ submitted: false, pressed: null })
    const [form, setForm] = useState<HTMLFormElement>()
    const [Controller, setController] = useState<ComponentType<P & FormControllerProps>>()
    const { offline } = props.labels

    useEffect(() => {
      const element = region.current
      const found = element?.querySelector('form')
      if (Controller || !element || !found) return
      // From here on the controller shows errors, not the browser.
      found.noValidate = true
      const loadController = () =>
        load().then((part) => {
          setForm(found)
          setController(() => part)
        })
      const touch = () => loadController().catch(() => undefined)
      // Something that was typed before waits to be put back (kept-input.ts).
      if (hasStored('typed')) touch()
      const press = ({ target }: Event) => {
        early.current.pressed = target instanceof Element ? target.closest('button') : null
      }
      const submit = (event: SubmitEvent) => {
        event.preventDefault()
        early.current.submitted = true
        loadController().catch(() => postPlainly(found, event.submitter, offline))
      }
      for (const each of TOUCHES) element.addEventListener(each, touch, { once: true, passive: true })
      element.addEventListener('click', press)
      found.addEventListener('submit', submit)
      return () => {
        for (const each of TOUCHES) element.removeEventListener(each, touch)
        element.removeEventListener('click', press)
        found.removeEventListener('submit', submit)
      }
    }, [Controller, offline])

    return (
      <div ref={region}>
        {Controller && form && <Controller {...props} form={form} early={early.current} />}
        {children}
      </div>
    )
  }
}
