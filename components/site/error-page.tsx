'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import button from '@/components/ui/button/button.module.scss'
import texts from '@/lib/shared/i18n/messages/error.json'
import { localeOfPath } from './current-page'
import { MessagePage } from './message-page'
import styles from './message-page.module.scss'

type Texts = (typeof texts)['en']

interface ErrorPageProps {
  error: Error
  onRetry: () => void
}

/**
 * Carries its own words: when a page has come apart there is nobody to ask for them. It travels with the first load of
 * every page, and so is made of plain markup alone.
 */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const locale = localeOfPath(usePathname() ?? '/')
  const text = changedWords() ?? texts[locale]
  useEffect(() => console.error(error), [error])
  return (
    <MessagePage title={text.heading} text={text.text}>
      <div className={styles.actions}>
        <button type="button" className={button.button} onClick={onRetry}>
          {text.retry}
        </button>
        <a href={locale === 'bn' ? '/bn' : '/'} className={`${button.button} ${button.ghost}`}>
          {text.home}
        </a>
      </div>
    </MessagePage>
  )
}

/** What staff put in the place of these words: the layout writes it on the page, where they did. */
function changedWords(): Texts | undefined {
  const written = document.body.dataset.errorWords
  return written ? (JSON.parse(written) as Texts) : undefined
}
