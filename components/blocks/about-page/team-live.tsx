'use client'
import { livePart } from '../live/live-part'
import type { TeamProps } from './team'

const load = () => import('./team').then((part) => part.Team)

export const TeamLive = livePart<TeamProps>(load)
