import { derivedKey } from '@/lib/platform/secrets/derived-key'

/** The key for one use in the forms. @throws Error where there is no secret, as during a build */
export const formKey = (use: 'stamp' | 'challenge' | 'solution' | 'submission'): Buffer => derivedKey(`forms: ${use}`)
