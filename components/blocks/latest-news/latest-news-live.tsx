'use client'
import { pollingView } from '../live/polling-view'
import type { NewsCardsProps } from './news-cards'

const load = () => import('./news-cards').then((part) => part.NewsCards)

export const LatestNewsLive = pollingView<NewsCardsProps>(load)
