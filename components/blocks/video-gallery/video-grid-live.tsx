'use client'
import { livePart } from '../live/live-part'
import type { VideoGridProps } from './video-grid'

const load = () => import('./video-grid').then((part) => part.VideoGrid)

export const VideoGridLive = livePart<VideoGridProps>(load)
