'use client'
import { pollingView } from '../live/polling-view'
import type { HealthListProps } from './health-list'

const load = () => import('./health-list').then((part) => part.HealthList)

export const HealthListLive = pollingView<HealthListProps>(load)
