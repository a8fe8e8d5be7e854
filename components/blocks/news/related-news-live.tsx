'use client'
import { livePart } from '../live/live-part'
import type { RelatedNewsProps } from './related-news'

const load = () => import('./related-news').then((part) => part.RelatedNews)

export const RelatedNewsLive = livePart<RelatedNewsProps>(load)
