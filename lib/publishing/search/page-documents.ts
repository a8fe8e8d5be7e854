import 'server-only'
import { getList, getSettings } from '@/lib/delivery/content'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { joinTexts } from '@/lib/shared/format/join-texts'
import { blockPageDocuments } from './block-page-documents'
import { inBoth, type SearchDocument } from './search-document'
import { STATIC_PAGES, staticWords } from './static-pages'

/** The pages that are no records of lists. @throws ContentUnavailable */
export async function pageDocuments(): Promise<SearchDocument[]> {
  return [...(await staticDocuments()), ...(await blockPageDocuments())]
}

async function staticDocuments(): Promise<SearchDocument[]> {
  const [en, bn] = await Promise.all([textsShownOn('en'), textsShownOn('bn')])
  return Promise.all(
    STATIC_PAGES.map(async (page): Promise<SearchDocument> => {
      const intros = page.intro ? await inBoth(page.intro) : []
      const own = { en: staticWords(page, 'en'), bn: staticWords(page, 'bn') }
      const more = { en: en[page.path] ?? [], bn: bn[page.path] ?? [] }
      return {
        key: `page-${page.path}`,
        kind: 'page',
        path: page.path,
        date: null,
        parts: [...intros.flatMap((intro) => [intro.en, intro.bn]), own, more],
        words: (locale) => {
          const { title, about, text } = own[locale]
          const said = intros.map((intro) => intro[locale])
          return {
            title,
            about: joinTexts(about, ...said.map((intro) => intro.title)),
            text: joinTexts(text, ...said.map((intro) => intro.text), ...more[locale]),
          }
        },
      }
    }),
  )
}

/** What pages show beside their own words: path → texts. */
async function textsShownOn(locale: Locale): Promise<Record<string, string[]>> {
  const [settings, { images }] = await Promise.all([getSettings(locale), getList('imageGallery', locale)])
  const { name, address, email, phones, openingHours, answering, registrations } = settings
  return {
    [paths.contact]: [name, address, email, ...phones, ...openingHours, answering, ...registrations],
    [paths.gallery]: Object.values(images).map(({ alt }) => alt),
  }
}
