'use client'
import { livePart } from '../live/live-part'
import type { RelatedCampaignsProps } from './related-campaigns'

const load = () => import('./related-campaigns').then((part) => part.RelatedCampaigns)

export const RelatedCampaignsLive = livePart<RelatedCampaignsProps>(load)
