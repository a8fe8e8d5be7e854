'use client'
import { livePart } from '../live/live-part'
import type { NewsCardsProps } from './news-cards'

const load = () => import('./news-cards').then((part) => part.NewsCards)

export const LatestNewsLive = livePart<NewsCardsProps>(load)
