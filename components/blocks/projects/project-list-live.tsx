'use client'
import { livePart } from '../live/live-part'
import type { ProjectListProps } from './project-list'

const load = () => import('./project-list').then((part) => part.ProjectList)

export const ProjectListLive = livePart<ProjectListProps>(load)
