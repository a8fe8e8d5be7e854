'use client'
import type { DonateLifeProps } from './donate-life'
import { formLive } from './form-live'

const load = () => import('./donate-life').then((part) => part.DonateLife)

export const DonateFormLive = formLive<DonateLifeProps>(load)
