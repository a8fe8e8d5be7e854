'use client'
import { pollingView } from '../live/polling-view'
import type { VideoGridProps } from './video-grid'

const load = () => import('./video-grid').then((part) => part.VideoGrid)

export const VideoGridLive = pollingView<VideoGridProps>(load)
