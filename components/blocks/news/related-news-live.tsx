'use client'
import { pollingView } from '../live/polling-view'
import type { RelatedNewsProps } from './related-news'

const load = () => import('./related-news').then((part) => part.RelatedNews)

export const RelatedNewsLive = pollingView<RelatedNewsProps>(load)
