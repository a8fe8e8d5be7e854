import type { CollectionConfig } from 'payload'
import { mails } from './collections/mails'

/** The mails that the site sends. */
export const outboxCollections: CollectionConfig[] = [mails]
