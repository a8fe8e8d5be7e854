'use client'
import { pollingView } from '../live/polling-view'
import type { DonationPhotosProps } from './donation-photos'

const load = () => import('./donation-photos').then((part) => part.DonationPhotos)

export const DonationPhotosLive = pollingView<DonationPhotosProps>(load)
