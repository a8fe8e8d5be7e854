'use client'
import { pollingView } from '../live/polling-view'
import type { RelatedProjectsProps } from './related-projects'

const load = () => import('./related-projects').then((part) => part.RelatedProjects)

export const RelatedProjectsLive = pollingView<RelatedProjectsProps>(load)
