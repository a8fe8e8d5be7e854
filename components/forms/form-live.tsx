'use client'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

/** What was done in a form before its life was there. */
export interface Early {
  submitted: boolean
  pressed: HTMLElement | null
}

export interface FormLifeProps {
  form: HTMLFormElement
  early: Early
}

type FormLiveProps<P> = P & {
  /** The form as it is drawn, by the server or in a modal. */
  children: ReactNode
}

const TOUCHES = ['pointerover', 'touchstart', 'focusin', 'input'] as const

/**
 * A form that works as plain HTML, and gets what checks and sends it when it is first touched. A send that comes
 * before that waits; where it never comes, the form is posted plainly.
 * @param load fetches the form's life
 */
export function formLive<P extends { labels: { offline: string } }>(
  load: () => Promise<ComponentType<P & FormLifeProps>>,
) {
  // biome-ignore lint/nursery/noComponentHookFactories: called once for a form, where its module begins.
  return function FormLive({ children, ...rest }: FormLiveProps<P>) {
    const props = rest as unknown as P
    const region = useRef<HTMLDivElement>(null)
    const early = useRef<Early>({ submitted: false, pressed: null })
    const [form, setForm] = useState<HTMLFormElement>()
    const [Life, setLife] = useState<ComponentType<P & FormLifeProps>>()
    const { offline } = props.labels

    useEffect(() => {
      const element = region.current
      const found = element?.querySelector('form')
      if (Life || !element || !found) return
      // From here on errors are said in the page's own way.
      found.noValidate = true
      const wake = () =>
        load().then((part) => {
          setForm(found)
          setLife(() => part)
        })
      const touch = () => wake().catch(() => undefined)
      const press = ({ target }: Event) => {
        early.current.pressed = target instanceof Element ? target.closest('button') : null
      }
      const submit = (event: SubmitEvent) => {
        event.preventDefault()
        early.current.submitted = true
        wake().catch(() => postPlainly(found, event.submitter, offline))
      }
      for (const each of TOUCHES) element.addEventListener(each, touch, { once: true, passive: true })
      element.addEventListener('click', press)
      found.addEventListener('submit', submit)
      return () => {
        for (const each of TOUCHES) element.removeEventListener(each, touch)
        element.removeEventListener('click', press)
        found.removeEventListener('submit', submit)
      }
    }, [Life, offline])

    return (
      <div ref={region}>
        {Life && form && <Life {...props} form={form} early={early.current} />}
        {children}
      </div>
    )
  }
}

/** Without a network a plain post would only lose the page: that is said where the button is, and nothing is sent. */
function postPlainly(form: HTMLFormElement, button: HTMLElement | null, offline: string): void {
  if (navigator.onLine) {
    if (form.reportValidity()) form.submit()
  } else if (button instanceof HTMLButtonElement) {
    button.setCustomValidity(offline)
    button.reportValidity()
    button.setCustomValidity('')
  }
}
