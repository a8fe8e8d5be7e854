/** Content for tests of the search, which stands in for lib/delivery/content.ts and pages.ts there. */
import type { Locale } from '@/lib/shared/addresses/localized'
import type { BlockPage } from '@/lib/shared/content/pages'
import type { ContentLists, ContentType, News } from '@/lib/shared/content/types'
import { NO_CHANGED_WORDS } from '@/lib/shared/i18n/changed-words'

type InBoth<T extends ContentType> = Record<Locale, ContentLists[T]>

export class FakeContent {
  private lists: { [T in ContentType]?: InBoth<T>[] } = {}
  private versions = {}
  private pages: Record<Locale, BlockPage>[] = []

  /** Puts a list in the place of the one that stands. */
  set<T extends ContentType>(type: T, records: InBoth<T>[]): void {
    Object.assign(this.lists, { [type]: records })
    this.versions = {}
  }

  private settings = {
    ...{ name: 'Alokdhara', address: 'Ghat Road, Tongi', email: 'hello@example.org', phones: [] },
    ...{ openingHours: [], answering: '', registrations: [] },
  }

  getSettings = async () => this.settings

  /** Saves another address of the office, and nothing else. */
  moveTo(address: string): void {
    this.settings = { ...this.settings, address }
  }

  /** Puts pages made of blocks in the place of those that stand. */
  setPages(pages: Record<Locale, BlockPage>[]): void {
    this.pages = pages
    this.versions = {}
  }

  getPages = async (locale: Locale) => this.pages.map((page) => page[locale])

  getVersions = async () => this.versions

  getChangedWords = async () => NO_CHANGED_WORDS

  getList = async (type: ContentType, locale: Locale) => ({
    type,
    version: '',
    records: (this.lists[type] ?? []).map((record) => record[locale]),
    images: {},
  })
}

/** A news item in both languages; without Bangla words it has the English ones. */
export function newsInBoth(
  Id: number,
  en: [title: string, text: string],
  bn = en,
  day = '2026-11-08',
): Record<Locale, News> {
  const inOne = ([title, text]: [string, string]): News => ({
    Id,
    title,
    text,
    image: null,
    status: 'latest',
    date: `${day}T00:00:00.000Z`,
  })
  return { en: inOne(en), bn: inOne(bn) }
}
