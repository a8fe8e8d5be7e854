'use client'
import { useEffect, useId } from 'react'
import type { ListedSentence } from '@/lib/content/words/find-words'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { useHydrated } from '../shared/use-hydrated'
import { useWords } from '../shared/words'
import { KeyForReaders } from './key-for-readers'
import { SentenceField } from './sentence-field'
import { useSentence } from './use-sentence'
import styles from './words.module.scss'

/** One sentence in both languages, to be changed or put back. */
export function SentenceForm({ sentence }: { sentence: ListedSentence }) {
  const words = useWords('words')
  const id = useId()
  const { form, edited, setTyped, store, acceptTheirs } = useSentence(sentence)
  const { typed, stored, theirs, problems, outcome, busy } = edited
  const ready = useHydrated()
  const isTyped = LOCALES.some((locale) => typed[locale] !== stored[locale])
  useLeaveWarning(isTyped)
  const isChanged = Boolean(stored.en || stored.bn)
  const { key } = sentence
  return (
    <li className={styles.sentence}>
      <form
        ref={form}
        noValidate
        aria-labelledby={`${id}-key`}
        onSubmit={(event) => {
          event.preventDefault()
          void store(typed)
        }}
      >
        <p className={styles.key}>
          <code id={`${id}-key`}>{key}</code>
          {isChanged && <strong className={styles.mark}>{words('changedMark')}</strong>}
        </p>
        <div className={styles.languages}>
          {LOCALES.map((locale) => (
            <SentenceField
              key={locale}
              sentence={sentence}
              locale={locale}
              text={typed[locale]}
              problem={problems[locale]}
              onType={(text) => setTyped({ ...typed, [locale]: text })}
            />
          ))}
        </div>
        <Outcome outcome={outcome} />
        {theirs && (
          <div className={styles.theirs}>
            {LOCALES.map((locale) => (
              <p key={locale}>
                {words('nowThere', {
                  language: words(`languages.${locale}`),
                  text: theirs[locale] || sentence.own[locale],
                })}
              </p>
            ))}
            <button type="button" className={shared.button} onClick={acceptTheirs}>
              {words('takeTheirs')}
            </button>
          </div>
        )}
        <div className={shared.buttons}>
          <button
            type="submit"
            className={`${shared.button} ${isTyped ? shared.main : ''}`}
            disabled={!ready}
            aria-disabled={busy}
          >
            {words('save')}
            <KeyForReaders>{key}</KeyForReaders>
          </button>
          {isChanged && (
            <button
              type="button"
              className={shared.button}
              disabled={!ready}
              aria-disabled={busy}
              onClick={() => void store({ en: '', bn: '' })}
            >
              {words('putBack')}
              <KeyForReaders>{key}</KeyForReaders>
            </button>
          )}
        </div>
      </form>
    </li>
  )
}

/** The browser asks before a page is left on which something typed is not stored. */
function useLeaveWarning(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isTyped])
}
