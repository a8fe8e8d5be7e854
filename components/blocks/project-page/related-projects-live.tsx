'use client'
import { livePart } from '../live/live-part'
import type { RelatedProjectsProps } from './related-projects'

const load = () => import('./related-projects').then((part) => part.RelatedProjects)

export const RelatedProjectsLive = livePart<RelatedProjectsProps>(load)
