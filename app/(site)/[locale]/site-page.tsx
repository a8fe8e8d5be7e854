import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Messages } from 'next-intl'
import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageMetadata } from '@/lib/publishing/seo/page-metadata'
import type { PageKind, Step } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { isLocale } from '@/lib/shared/i18n/routing'
import { PageData } from './page-data'

interface PageProps {
  params: Promise<{ locale: string }>
}

interface SitePage {
  metadata(props: PageProps): Promise<Metadata>
  Page(props: PageProps): Promise<ReactNode>
}

interface SitePageOptions {
  /** Where it is, without the language. */
  path: string
  words: (messages: Messages) => { title: string; description: string }
  /** Draws it, in a language and with that language's messages. */
  draw: (locale: Locale, messages: Messages) => ReactNode | Promise<ReactNode>
  /** What kind of page its structured data says it is; 'none' has no structured data. */
  kind?: PageKind | 'none'
  /** Pages between home and this one. */
  under?: (messages: Messages) => Step[]
}

/** The two halves of a page that is there once in every language. */
export function sitePage({ path, words, draw, kind = 'WebPage', under }: SitePageOptions): SitePage {
  return {
    async metadata({ params }) {
      const { locale } = await params
      if (!isLocale(locale)) return {}
      const { title, description } = words(await getMessages({ locale }))
      return pageMetadata({ locale, path, title, description })
    },
    async Page({ params }) {
      const { locale } = await params
      if (!isLocale(locale)) notFound()
      setRequestLocale(locale)
      const messages = await getMessages()
      const { title, description } = words(messages)
      const facts = { locale, path, title, description, under: under?.(messages) }
      return (
        <>
          {await draw(locale, messages)}
          {kind !== 'none' && <PageData {...facts} kind={kind} />}
        </>
      )
    },
  }
}
