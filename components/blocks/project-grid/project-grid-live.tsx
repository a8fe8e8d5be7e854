'use client'
import { livePart } from '../live/live-part'
import type { ProjectCardsProps } from './project-cards'

const load = () => import('./project-cards').then((part) => part.ProjectCards)

export const ProjectGridLive = livePart<ProjectCardsProps>(load)
