'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import texts from '@/lib/i18n/messages/error.json'
import { localized, paths } from '@/lib/paths'
import { MessagePage } from './message-page'
import styles from './message-page.module.scss'
import { localeOf } from './nav'

interface ErrorPageProps {
  error: Error
  onRetry: () => void
}

/** Carries its own words: when a page has come apart there is nobody to ask for them. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const locale = localeOf(usePathname() ?? '/')
  const text = texts[locale]
  useEffect(() => console.error(error), [error])
  return (
    <MessagePage title={text.heading} text={text.text}>
      <div className={styles.actions}>
        <Button onClick={onRetry}>{text.retry}</Button>
        <ButtonLink href={localized(locale, paths.home)} variant="ghost" prefetch={false}>
          {text.home}
        </ButtonLink>
      </div>
    </MessagePage>
  )
}
