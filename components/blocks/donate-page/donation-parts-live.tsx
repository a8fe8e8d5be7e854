'use client'
import { pollingView } from '../live/polling-view'
import type { DonationPartsProps } from './donation-parts'

const load = () => import('./donation-parts').then((part) => part.DonationParts)

export const DonationPartsLive = pollingView<DonationPartsProps>(load)
