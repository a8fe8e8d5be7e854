'use client'
import { pollingView } from '../live/polling-view'
import type { LeadersProps } from './leaders'

const load = () => import('./leaders').then((part) => part.Leaders)

export const LeadersLive = pollingView<LeadersProps>(load)
