'use client'
import { livePart } from '../live/live-part'
import type { RelatedHealthProps } from './related-health'

const load = () => import('./related-health').then((part) => part.RelatedHealth)

export const RelatedHealthLive = livePart<RelatedHealthProps>(load)
