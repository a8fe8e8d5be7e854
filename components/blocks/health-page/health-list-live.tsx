'use client'
import { livePart } from '../live/live-part'
import type { HealthListProps } from './health-list'

const load = () => import('./health-list').then((part) => part.HealthList)

export const HealthListLive = livePart<HealthListProps>(load)
