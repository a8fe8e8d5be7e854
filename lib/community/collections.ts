import type { CollectionConfig } from 'payload'
import { messages } from './messages/messages'
import { volunteerRegistrations } from './volunteers/volunteer-registrations'

/** What visitors wrote, and who offered their help. */
export const communityCollections: CollectionConfig[] = [messages, volunteerRegistrations]
