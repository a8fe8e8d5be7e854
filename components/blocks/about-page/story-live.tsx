'use client'
import { pollingView } from '../live/polling-view'
import type { StoryProps } from './story'

const load = () => import('./story').then((part) => part.Story)

export const StoryLive = pollingView<StoryProps>(load)
