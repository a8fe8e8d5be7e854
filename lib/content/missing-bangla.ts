/** Texts that a record has in English and not in Bangla, where visitors who read Bangla are shown English. */
import type { FlattenedField } from 'payload'
import { labelText } from '@/lib/platform/payload/label-text'
import { plainLabel } from '@/lib/platform/payload/required-label'

/** A text that Bangla lacks. */
export interface MissingText {
  /** Such as `detail.title`. */
  path: string
  /** What the admin calls its field, in the language asked for. */
  label: string
  english: string
}

type Values = Record<string, unknown>

/**
 * @param fields of a collection or global, flattened
 * @param record with its values in all languages (`locale: 'all'`)
 * @param language of the labels, as Payload names it
 */
export function missingBangla(fields: readonly FlattenedField[], record: Values, language: string): MissingText[] {
  return inFields(fields, record, language, '')
}

function inFields(fields: readonly FlattenedField[], values: Values, language: string, within: string): MissingText[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    const path = `${within}${field.name}`
    if (isTranslated(field)) {
      const { en, bn } = (value ?? {}) as { en?: unknown; bn?: unknown }
      return isText(en) && !isText(bn) ? [{ path, label: labelOf(field, language), english: en }] : []
    }
    // No row of a list has a text in both languages.
    if ('flattenedFields' in field && field.type !== 'array')
      return inFields(field.flattenedFields ?? [], (value ?? {}) as Values, language, `${path}.`)
    return []
  })
}

const isTranslated = (field: FlattenedField): boolean =>
  (field.type === 'text' || field.type === 'textarea') && field.localized === true

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const labelOf = (field: FlattenedField, language: string): string =>
  plainLabel(labelText('label' in field ? field.label : undefined, language, field.name))
