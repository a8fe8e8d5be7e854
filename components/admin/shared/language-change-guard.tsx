'use client'
import { ConfirmationModal, useForm, useFormModified, useModal, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useState } from 'react'
import styles from './shared.module.scss'
import { useWords } from './words'

/** In each language of that menu; its own button has the code of the present one elsewhere. */
const CODE = '.localizer__locale-code[data-locale]'

/** The language that a click in Payload's language menu chooses; null for any other click. */
function chosenLanguage(target: EventTarget | null): string | null {
  const button = target instanceof Element ? target.closest('button') : null
  return button && !button.disabled ? (button.querySelector<HTMLElement>(CODE)?.dataset.locale ?? null) : null
}

/**
 * In each form of the admin: asks for confirmation before another language is loaded. Payload would replace the form with
 * its values in that language, and lose unsaved changes without a word; it only warns of leaving the page.
 */
export function LanguageChangeGuard() {
  const name = useId()
  const words = useWords('shared')
  const { setModified } = useForm()
  const isModified = useFormModified()
  const { openModal } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    if (!isModified) return
    const ask = (event: MouseEvent) => {
      const language = chosenLanguage(event.target)
      if (language === null) return
      event.preventDefault()
      event.stopPropagation()
      setChosen(language)
      openModal(name)
    }
    // In the capture phase, before Payload's own listeners.
    window.addEventListener('click', ask, true)
    return () => window.removeEventListener('click', ask, true)
  }, [isModified, name, openModal])
  const change = () => {
    const query = new URLSearchParams(window.location.search)
    if (chosen) query.set('locale', chosen)
    setModified(false)
    startRouteTransition(() => router.push(`?${query}`))
  }
  return (
    <ConfirmationModal
      className={styles.dialog}
      modalSlug={name}
      heading={words('leave.heading')}
      body={words('leave.body')}
      cancelLabel={words('leave.stay')}
      confirmLabel={words('leave.change')}
      onConfirm={change}
    />
  )
}
