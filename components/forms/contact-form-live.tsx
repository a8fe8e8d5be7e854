'use client'
import type { ContactLifeProps } from './contact-life'
import { formLive } from './form-live'

const load = () => import('./contact-life').then((part) => part.ContactLife)

export const ContactFormLive = formLive<ContactLifeProps>(load)
