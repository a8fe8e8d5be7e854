'use client'
import { pollingView } from '../live/polling-view'
import type { PageIntroProps } from './page-intro'

const load = () => import('./page-intro').then((part) => part.PageIntro)

export const PageIntroLive = pollingView<PageIntroProps>(load)
