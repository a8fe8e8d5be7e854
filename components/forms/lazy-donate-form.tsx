'use client'
import type { DonateFormControllerProps } from './donate-form-controller'
import { lazyForm } from './lazy-form'

const load = () => import('./donate-form-controller').then((part) => part.DonateFormController)

export const LazyDonateForm = lazyForm<DonateFormControllerProps>(load)
