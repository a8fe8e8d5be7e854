'use client'
import { livePart } from '../live/live-part'
import type { NewsListProps } from './news-list'

const load = () => import('./news-list').then((part) => part.NewsList)

export const NewsListLive = livePart<NewsListProps>(load)
