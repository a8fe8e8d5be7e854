'use client'
import type { ReactNode } from 'react'
import { useLiveList } from '@/lib/live/use-live-list'
import { useDrawnHere } from '../live/use-drawn-here'
import { HOME_NEWS } from './home-news'
import type { NewsCardsProps } from './news-cards'

interface LatestNewsLiveProps extends Omit<NewsCardsProps, 'list'> {
  initial: NewsCardsProps['list']
  /** The list as the server drew it. */
  children: ReactNode
}

const load = () => import('./news-cards').then((part) => part.NewsCards)

export function LatestNewsLive({ initial, locale, labels, children }: LatestNewsLiveProps) {
  const { list } = useLiveList(initial, { type: 'news', locale, limit: HOME_NEWS })
  const NewsCards = useDrawnHere(list, initial, load)
  return NewsCards ? <NewsCards list={list} locale={locale} labels={labels} /> : children
}
