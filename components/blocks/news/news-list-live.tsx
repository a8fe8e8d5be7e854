'use client'
import { pollingView } from '../live/polling-view'
import type { NewsListProps } from './news-list'

const load = () => import('./news-list').then((part) => part.NewsList)

export const NewsListLive = pollingView<NewsListProps>(load)
