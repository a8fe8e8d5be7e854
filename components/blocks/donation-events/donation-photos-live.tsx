'use client'
import { livePart } from '../live/live-part'
import type { DonationPhotosProps } from './donation-photos'

const load = () => import('./donation-photos').then((part) => part.DonationPhotos)

export const DonationPhotosLive = livePart<DonationPhotosProps>(load)
