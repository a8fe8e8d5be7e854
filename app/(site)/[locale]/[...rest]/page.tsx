import '@/components/common-styles'
import type { Metadata } from 'next'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { BlockPageView } from '@/components/blocks/pages/block-page'
import { getSettings, getSitePicture, getVersionsOf } from '@/lib/delivery/content'
import { getListsOf, getPages, getPicturesOfPages, typesShownBy } from '@/lib/delivery/pages'
import { pageTimestamp } from '@/lib/intake/form-timestamp'
import { pageAddress } from '@/lib/platform/site-address'
import { pageMetadata } from '@/lib/publishing/seo/page-metadata'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { BlockPage } from '@/lib/shared/content/pages'
import type { ImageIndex } from '@/lib/shared/content/types'
import { BlockPageData } from '../block-page-data'
import { type BlockPageProps, loadBlockPage } from '../load-block-page'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: BlockPageProps): Promise<Metadata> {
  const { locale, page, isWritten } = await loadBlockPage(props)
  const { path, title, description, tagline } = page
  return pageMetadata({ locale, path, title, description: description || tagline || undefined, hidden: !isWritten })
}

/** Every page made of blocks, and every address that no page answers. */
export default async function RestPage(props: BlockPageProps) {
  const { locale, page } = await loadBlockPage(props)
  const [pages, lists, settings, versions] = await Promise.all([
    getPages(locale),
    getListsOf(page.blocks, locale),
    getSettings(locale),
    getVersionsOf(['pages', ...typesShownBy(page.blocks)]),
  ])
  const images = { ...(await getPicturesOfPages([page, ...pages], locale)), ...(await pictureOfMap(page, locale)) }
  const stamp = page.blocks.some(({ kind }) => kind === 'form') ? pageTimestamp() : undefined
  const url = pageAddress(locale, page.path)
  return (
    <>
      <BlockPageView {...{ page, pages, images, lists, settings, url, stamp, locale }} />
      <BlockPageData {...{ page, pages, images, lists, locale }} />
      <RefreshWhenStale versions={versions} />
    </>
  )
}

/** Of the map around the office, where a page has one. */
async function pictureOfMap({ blocks }: BlockPage, locale: Locale): Promise<ImageIndex> {
  const picture = blocks.some(({ kind }) => kind === 'map') ? await getSitePicture('map', locale) : null
  return picture?.meta ? { [picture.image]: picture.meta } : {}
}
