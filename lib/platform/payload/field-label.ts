import type { FlattenedField } from 'payload'
import { inLanguage } from './config-text'
import { plainLabel } from './required-label'

/** What the admin calls a field, in a language as Payload names it; its name where it has no label. */
export const fieldLabel = (field: FlattenedField, language: string): string =>
  plainLabel(inLanguage('label' in field ? field.label : undefined, language)) || field.name
