'use client'
import type { ContactFormControllerProps } from './contact-form-controller'
import { lazyForm } from './lazy-form'

const load = () => import('./contact-form-controller').then((part) => part.ContactFormController)

export const LazyContactForm = lazyForm<ContactFormControllerProps>(load)
