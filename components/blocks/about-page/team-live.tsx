'use client'
import { pollingView } from '../live/polling-view'
import type { TeamProps } from './team'

const load = () => import('./team').then((part) => part.Team)

export const TeamLive = pollingView<TeamProps>(load)
