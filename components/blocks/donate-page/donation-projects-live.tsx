'use client'
import { livePart } from '../live/live-part'
import type { DonationProjectsProps } from './donation-projects'

const load = () => import('./donation-projects').then((part) => part.DonationProjects)

export const DonationProjectsLive = livePart<DonationProjectsProps>(load)
