import type { Config } from 'payload'
import { PAYLOAD_MESSAGES } from '@/lib/shared/i18n/admin/payload-messages'

type Translations = NonNullable<NonNullable<Config['i18n']>['translations']>

/**
 * What the admin says in other words than Payload's, in Payload's own syntax: without the name of what it is made of, and in
 * Bangla by docs/terms.md. Payload's Bangla was translated by a machine, in places with what was said to it.
 */
export const payloadWords: Translations = PAYLOAD_MESSAGES
