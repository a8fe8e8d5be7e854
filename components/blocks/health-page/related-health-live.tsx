'use client'
import { pollingView } from '../live/polling-view'
import type { RelatedHealthProps } from './related-health'

const load = () => import('./related-health').then((part) => part.RelatedHealth)

export const RelatedHealthLive = pollingView<RelatedHealthProps>(load)
