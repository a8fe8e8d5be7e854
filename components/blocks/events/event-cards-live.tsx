'use client'
import { livePart } from '../live/live-part'
import type { EventCardsProps } from './event-cards'

const load = () => import('./event-cards').then((part) => part.EventCards)

export const EventCardsLive = livePart<EventCardsProps>(load)
