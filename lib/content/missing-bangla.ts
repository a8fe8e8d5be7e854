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

interface TranslatedField {
  /** Such as `detail.title`. */
  path: string
  field: FlattenedField
}

/**
 * @param fields of a collection or global, flattened
 * @param record with its values in all languages (`locale: 'all'`)
 * @param language of the labels, as Payload names it
 */
export function missingBangla(fields: readonly FlattenedField[], record: Values, language: string): MissingText[] {
  return translatedFields(fields).flatMap(({ path, field }) => {
    const { en, bn } = (valueAt(record, path) ?? {}) as { en?: unknown; bn?: unknown }
    return isText(en) && !isText(bn) ? [{ path, label: labelOf(field, language), english: en }] : []
  })
}

/** The fields that have a text in each language. @param fields as of missingBangla */
export function translatedFields(fields: readonly FlattenedField[], within = ''): TranslatedField[] {
  return fields.flatMap((field) => {
    const path = `${within}${field.name}`
    if (isTranslated(field)) return [{ path, field }]
    // No row of a list has a text in both languages.
    if ('flattenedFields' in field && field.type !== 'array')
      return translatedFields(field.flattenedFields ?? [], `${path}.`)
    return []
  })
}

const valueAt = (record: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Values | null | undefined)?.[name], record)

const isTranslated = (field: FlattenedField): boolean =>
  (field.type === 'text' || field.type === 'textarea') && field.localized === true

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const labelOf = (field: FlattenedField, language: string): string =>
  plainLabel(labelText('label' in field ? field.label : undefined, language, field.name))
