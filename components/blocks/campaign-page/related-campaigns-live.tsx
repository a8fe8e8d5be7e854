'use client'
import { pollingView } from '../live/polling-view'
import type { RelatedCampaignsProps } from './related-campaigns'

const load = () => import('./related-campaigns').then((part) => part.RelatedCampaigns)

export const RelatedCampaignsLive = pollingView<RelatedCampaignsProps>(load)
