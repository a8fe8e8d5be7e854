'use client'
import { livePart } from '../live/live-part'
import type { StoryProps } from './story'

const load = () => import('./story').then((part) => part.Story)

export const StoryLive = livePart<StoryProps>(load)
