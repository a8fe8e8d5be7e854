'use client'
import { livePart } from '../live/live-part'
import type { PageBannerListProps } from './page-banner-list'

const load = () => import('./page-banner-list').then((part) => part.PageBannerList)

export const PageBannerLive = livePart<PageBannerListProps>(load)
