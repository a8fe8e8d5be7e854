'use client'
import { livePart } from '../live/live-part'
import type { PageIntroProps } from './page-intro'

const load = () => import('./page-intro').then((part) => part.PageIntro)

export const PageIntroLive = livePart<PageIntroProps>(load)
