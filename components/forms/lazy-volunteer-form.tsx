'use client'
import { lazyForm } from './lazy-form'
import type { VolunteerFormControllerProps } from './volunteer-form-controller'

const load = () => import('./volunteer-form-controller').then((part) => part.VolunteerFormController)

export const LazyVolunteerForm = lazyForm<VolunteerFormControllerProps>(load)
