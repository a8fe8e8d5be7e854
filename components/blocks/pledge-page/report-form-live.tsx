'use client'
import { lazyForm } from '@/components/forms/lazy-form'
import type { ReportLifeProps } from './report-life'

const load = () => import('./report-life').then((part) => part.ReportLife)

export const ReportFormLive = lazyForm<ReportLifeProps>(load)
