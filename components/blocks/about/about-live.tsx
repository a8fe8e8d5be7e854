'use client'
import { livePart } from '../live/live-part'
import type { AboutPartsProps } from './about-parts'

const load = () => import('./about-parts').then((part) => part.AboutParts)

export const AboutLive = livePart<AboutPartsProps>(load)
