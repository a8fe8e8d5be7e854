'use client'
import { pollingView } from '../live/polling-view'
import type { ProjectListProps } from './project-list'

const load = () => import('./project-list').then((part) => part.ProjectList)

export const ProjectListLive = pollingView<ProjectListProps>(load)
