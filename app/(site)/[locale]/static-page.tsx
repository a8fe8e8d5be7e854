import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ProgramsCopy } from '@/components/blocks/program/use-programs'
import type { Locale } from '@/lib/addresses'
import { isLocale } from '@/lib/i18n/routing'

interface PageProps {
  params: Promise<{ locale: string }>
}

interface StaticPage {
  metadata(props: PageProps): Promise<Metadata>
  Page(props: PageProps): Promise<ReactNode>
}

/**
 * The two halves of a page whose words are all in the copy.
 * @param wordsOf its title and description
 * @param draw the page, in a language
 */
export function staticPage(
  wordsOf: (copy: ProgramsCopy) => { title: string; description: string },
  draw: (locale: Locale) => ReactNode | Promise<ReactNode>,
): StaticPage {
  return {
    async metadata({ params }) {
      const { locale } = await params
      if (!isLocale(locale)) return {}
      const { title, description } = wordsOf((await getMessages({ locale })).programs as ProgramsCopy)
      return { title, description }
    },
    async Page({ params }) {
      const { locale } = await params
      if (!isLocale(locale)) notFound()
      setRequestLocale(locale)
      return draw(locale)
    },
  }
}
