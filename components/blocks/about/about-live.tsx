'use client'
import { pollingView } from '../live/polling-view'
import type { AboutPartsProps } from './about-parts'

const load = () => import('./about-parts').then((part) => part.AboutParts)

export const AboutLive = pollingView<AboutPartsProps>(load)
