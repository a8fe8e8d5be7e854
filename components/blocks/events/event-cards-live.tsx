'use client'
import { pollingView } from '../live/polling-view'
import type { EventCardsProps } from './event-cards'

const load = () => import('./event-cards').then((part) => part.EventCards)

export const EventCardsLive = pollingView<EventCardsProps>(load)
