'use client'
import { pollingView } from '../live/polling-view'
import type { DonationProjectsProps } from './donation-projects'

const load = () => import('./donation-projects').then((part) => part.DonationProjects)

export const DonationProjectsLive = pollingView<DonationProjectsProps>(load)
