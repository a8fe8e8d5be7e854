'use client'
import { livePart } from '../live/live-part'
import type { DonationPartsProps } from './donation-parts'

const load = () => import('./donation-parts').then((part) => part.DonationParts)

export const DonationPartsLive = livePart<DonationPartsProps>(load)
