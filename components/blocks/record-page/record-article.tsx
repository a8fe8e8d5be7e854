import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state/empty-state'
import type { PageBox } from '@/lib/giving/shared/box-figures'
import type { Step } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex, ImagePath } from '@/lib/shared/content/types'
import type { BannerPicture } from '../page-banner/banner-pictures'
import { PageBanner } from '../page-banner/page-banner'
import { RichText } from '../rich-text/rich-text'
import { DonateBox } from './donate-box'
import { RecordHead } from './record-head'
import { RecordPage } from './record-page'
import { ShareLinks } from './share-links'

interface RecordArticleProps {
  banner: {
    heading: string
    under: readonly Step[]
    pictures: readonly (ImagePath | BannerPicture)[]
    /** The spec's text for a record without pictures. */
    empty: string
  }
  head: { title: string; category?: string; date?: string | null; image: ImagePath; facts?: ReactNode }
  html: string
  /** The spec's text for a record without a body, and a line that helps on. */
  empty: { text: string; hint: string }
  images: ImageIndex
  /** The page's whole address, for sharing. */
  url: string
  /** What stands beside the article, to give to. */
  box: PageBox
  locale: Locale
  /** Between the title and the body: when and where. */
  before?: ReactNode
  /** The other entries, beside the article. */
  related: ReactNode
}

/** The page of one news item, event, subcategory or health entry. */
export function RecordArticle(props: RecordArticleProps) {
  const { banner, head, html, empty, images, url, box, locale, before, related } = props
  return (
    <>
      <PageBanner {...banner} level={2} images={images} locale={locale} />
      <RecordPage
        aside={
          <>
            <DonateBox {...box} locale={locale} />
            {related}
          </>
        }
      >
        <RecordHead {...head} images={images} locale={locale} />
        {before}
        {html ? <RichText html={html} images={images} locale={locale} /> : <EmptyState {...empty} />}
        <ShareLinks url={url} title={head.title} />
      </RecordPage>
    </>
  )
}
