'use client'
import { FieldError, useDocumentInfo, useField, useLocale } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { callApi } from '@/components/admin/shared/call-api'
import { useWords } from '@/components/admin/shared/words'
import type { Locale } from '@/lib/shared/addresses/localized'
import { LOCALES } from '@/lib/shared/i18n/routing'
import styles from './picture-description.module.scss'

/** What a picture shows, in both languages beside each other, whichever of them the form is in. */
export function PictureDescription({ path }: { path: string }) {
  const words = useWords('pictureDescription')
  const here = useLocale().code as Locale
  const own = useField<string | null>({ path })
  const elsewhere = useField<string | null>({ path: 'altElsewhere' })
  const { stored, problem } = useDescriptionIn(here === 'en' ? 'bn' : 'en')

  const shown = (locale: Locale) => {
    if (locale === here) return { text: own.value ?? '', onChange: own.setValue, isRefused: own.showError }
    return { text: elsewhere.value ?? stored ?? '', onChange: elsewhere.setValue, isRefused: elsewhere.showError }
  }
  return (
    <fieldset className={styles.descriptions}>
      <legend>
        {words('title')} <span className={styles.hint}>{words('hint')}</span>
      </legend>
      <div className={styles.languages}>
        {LOCALES.map((locale) => (
          <div key={locale}>
            <Description
              locale={locale}
              {...shown(locale)}
              // Nothing is written over what is not known.
              isDisabled={own.disabled || (locale !== here && stored === undefined)}
            />
            <div className="field-type__wrap">
              <FieldError path={locale === here ? path : 'altElsewhere'} showError={shown(locale).isRefused} />
            </div>
          </div>
        ))}
      </div>
      <p className={styles.hint}>{words('help')}</p>
      {problem && <p role="alert">{words('notRead', { problem })}</p>}
    </fieldset>
  )
}

interface DescriptionProps {
  locale: Locale
  text: string
  onChange: (text: string) => void
  isRefused: boolean
  isDisabled: boolean
}

function Description({ locale, text, onChange, isRefused, isDisabled }: DescriptionProps) {
  const words = useWords('pictureDescription')
  const id = useId()
  const isWritten = text.trim() !== ''
  return (
    <>
      <div className={styles.head}>
        <label htmlFor={id}>{words(locale)}</label>
        {!isDisabled && (
          <span className={isWritten ? styles.written : styles.missing}>
            {words(isWritten ? 'written' : 'missing', { language: locale })}
          </span>
        )}
      </div>
      <textarea
        id={id}
        lang={locale}
        rows={3}
        value={text}
        aria-invalid={isRefused || undefined}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

/** What is stored in the language that the form is not in; undefined while it is not known. */
function useDescriptionIn(locale: Locale): { stored?: string; problem?: string } {
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const [read, setRead] = useState<{ stored?: string; problem?: string }>(id === undefined ? { stored: '' } : {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: It is read anew after each save.
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    void callApi<{ alt?: string | null }>(
      'GET',
      `/media/${id}?locale=${locale}&fallback-locale=none&depth=0&select[alt]=true`,
    ).then((called) => {
      if (isCurrent) setRead('answer' in called ? { stored: called.answer.alt ?? '' } : { problem: called.problem })
    })
    return () => {
      isCurrent = false
    }
  }, [id, locale, saved?.updatedAt])
  return read
}
