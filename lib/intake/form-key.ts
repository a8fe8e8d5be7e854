import { derivedKey } from '@/lib/platform/secrets/derived-key'

/** Key for one use in the forms, derived from the site's secret. @throws Error where there is no secret, as during a build */
export const formKey = (use: 'stamp' | 'challenge' | 'solution' | 'submission'): Buffer => derivedKey(`forms: ${use}`)
