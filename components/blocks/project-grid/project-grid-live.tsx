'use client'
import { pollingView } from '../live/polling-view'
import type { ProjectCardsProps } from './project-cards'

const load = () => import('./project-cards').then((part) => part.ProjectCards)

export const ProjectGridLive = pollingView<ProjectCardsProps>(load)
