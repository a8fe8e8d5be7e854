import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import type { Messages } from 'next-intl'
import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { countRecords } from '@/lib/delivery/content'
import { pageMetadata } from '@/lib/publishing/seo/page-metadata'
import type { Step } from '@/lib/publishing/structured-data/page'
import { type Locale, localized, parseId } from '@/lib/shared/addresses/localized'
import { type PageWindow, pageWindow } from '@/lib/shared/content/list-paging'
import type { ContentType, Placement } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { number as inDigits } from '@/lib/shared/format/number'
import { isLocale } from '@/lib/shared/i18n/routing'
import { PageData } from './page-data'

interface PageProps {
  params: Promise<{ locale: string; page: string }>
}

interface ListPage {
  metadata(props: PageProps): Promise<Metadata>
  Page(props: PageProps): Promise<ReactNode>
}

interface ListPageOptions {
  type: ContentType
  /** Records of this place alone. */
  place?: Placement
  /** Path of a page of the list, by its number; the first one is another route's. */
  pathOf: (page: number) => string
  words: (messages: Messages) => { title: string; description: string; pages: { titled: string } }
  /** Draws it. `under` are the pages between home and this one. */
  draw: (parts: { window: PageWindow; under: Step[]; locale: Locale; messages: Messages }) => Promise<ReactNode>
}

/** The two halves of the pages of a list after its first. */
export function listPage({ type, place, pathOf, words, draw }: ListPageOptions): ListPage {
  const titleOf = ({ pages }: ReturnType<typeof words>, page: number, locale: Locale) =>
    fill(pages.titled, { page: inDigits(page, locale) })
  return {
    async metadata({ params }) {
      const { locale, page } = await params
      if (!isLocale(locale)) return {}
      const said = words(await getMessages({ locale }))
      const number = parseId(page) ?? 1
      const title = titleOf(said, number, locale)
      return pageMetadata({ locale, path: pathOf(number), title, description: said.description })
    },
    async Page({ params }) {
      const { locale, page: segment } = await params
      const page = parseId(segment)
      if (!isLocale(locale) || !page) notFound()
      if (page === 1) permanentRedirect(localized(locale, pathOf(1)))
      setRequestLocale(locale)
      const window = pageWindow(page, await countRecords(type, place))
      if (!window) notFound()
      const messages = await getMessages()
      const said = words(messages)
      const under = [{ name: said.title, path: pathOf(1) }]
      return (
        <>
          {await draw({ window, under, locale, messages })}
          <PageData
            locale={locale}
            path={pathOf(page)}
            title={titleOf(said, page, locale)}
            kind="CollectionPage"
            under={under}
          />
        </>
      )
    },
  }
}
