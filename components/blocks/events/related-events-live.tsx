'use client'
import { pollingView } from '../live/polling-view'
import type { RelatedEventsProps } from './related-events'

const load = () => import('./related-events').then((part) => part.RelatedEvents)

export const RelatedEventsLive = pollingView<RelatedEventsProps>(load)
