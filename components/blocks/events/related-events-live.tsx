'use client'
import { livePart } from '../live/live-part'
import type { RelatedEventsProps } from './related-events'

const load = () => import('./related-events').then((part) => part.RelatedEvents)

export const RelatedEventsLive = livePart<RelatedEventsProps>(load)
