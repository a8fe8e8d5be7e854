import type { Config } from 'payload'
import { label } from '@/lib/shared/i18n/admin/words'

type Translations = NonNullable<NonNullable<Config['i18n']>['translations']>

const OVERRIDDEN = ['payloadSettings', 'sorryNotFound'] as const

const inLanguage = (language: string) => ({
  general: Object.fromEntries(OVERRIDDEN.map((key) => [key, label(`shared.payload.${key}`)({ i18n: { language } })])),
})

/** What the admin says in other words than Payload's: plain ones, and without the name of what it is made of. */
export const payloadWords: Translations = { en: inLanguage('en'), 'bn-BD': inLanguage('bn-BD') }
