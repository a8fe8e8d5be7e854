'use client'
import { formLive } from './form-live'
import type { VolunteerLifeProps } from './volunteer-life'

const load = () => import('./volunteer-life').then((part) => part.VolunteerLife)

export const VolunteerFormLive = formLive<VolunteerLifeProps>(load)
