'use client'
import { pollingView } from '../live/polling-view'
import type { PageBannerListProps } from './page-banner-list'

const load = () => import('./page-banner-list').then((part) => part.PageBannerList)

export const PageBannerLive = pollingView<PageBannerListProps>(load)
