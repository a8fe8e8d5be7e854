'use client'
import { livePart } from '../live/live-part'
import type { LeadersProps } from './leaders'

const load = () => import('./leaders').then((part) => part.Leaders)

export const LeadersLive = livePart<LeadersProps>(load)
