import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Messages } from 'next-intl'
import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/addresses'
import { isLocale } from '@/lib/i18n/routing'

interface PageProps {
  params: Promise<{ locale: string }>
}

interface SitePage {
  metadata(props: PageProps): Promise<Metadata>
  Page(props: PageProps): Promise<ReactNode>
}

/**
 * The two halves of a page that is there once in every language.
 * @param wordsOf its title and description
 * @param draw the page, in a language and with that language's messages
 */
export function sitePage(
  wordsOf: (messages: Messages) => Pick<Metadata, 'title' | 'description'>,
  draw: (locale: Locale, messages: Messages) => ReactNode | Promise<ReactNode>,
): SitePage {
  return {
    async metadata({ params }) {
      const { locale } = await params
      if (!isLocale(locale)) return {}
      const { title, description } = wordsOf(await getMessages({ locale }))
      return { title, description }
    },
    async Page({ params }) {
      const { locale } = await params
      if (!isLocale(locale)) notFound()
      setRequestLocale(locale)
      return draw(locale, await getMessages())
    },
  }
}
