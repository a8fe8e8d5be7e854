import type { Field } from 'payload'
import { label, type TextKey } from '@/lib/shared/i18n/admin/words'

/** Id of the account behind a name, which may be another's by now; empty where nobody was signed in. */
export const accountId = (name: string, key: TextKey): Field => ({ name, type: 'number', label: label(key) })
