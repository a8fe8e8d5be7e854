import type { ListViewProps } from '../live/polling-view'
import type { PageBannerLabels, PageBannerProps } from './banner-label'
import { picturesOf } from './banner-pictures'
import { PageBannerView } from './page-banner-view'

/** Lists whose records are banners: three pictures each, or one. */
export type BannerType =
  | 'slider'
  | 'projectBanner'
  | 'eventsBanner'
  | 'newsBanner'
  | 'healthBanner'
  | 'contactSlider'
  | 'galleryCategoryDescription'
  | 'donationCategoryDescription'

export interface PageBannerListProps extends Omit<PageBannerProps, 'labels'>, ListViewProps<BannerType> {
  labels: PageBannerLabels & { empty: string; hint: string }
}

/** A banner from a list of the content: the pictures of all its records, one after another. */
export function PageBannerList({ list, ...words }: PageBannerListProps) {
  const { empty, hint } = words.labels
  const state = list ? (list.records.length === 0 ? { text: empty, hint } : undefined) : 'loading'
  return (
    <PageBannerView {...words} pictures={picturesOf(list?.records ?? [])} images={list?.images ?? {}} state={state} />
  )
}
