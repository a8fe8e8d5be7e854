'use client'
import { formLive } from '@/components/forms/form-live'
import type { ReportLifeProps } from './report-life'

const load = () => import('./report-life').then((part) => part.ReportLife)

export const ReportFormLive = formLive<ReportLifeProps>(load)
