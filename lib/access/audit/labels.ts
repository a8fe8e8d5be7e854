/** Labels of audit entries in a reader's language, for the list and the export. */
import type { FlattenedField, Payload } from 'payload'
import { labelText } from '@/lib/platform/payload/label-text'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import { plainLabel } from '@/lib/platform/payload/required-label'
import type { Locale } from '@/lib/shared/addresses/localized'
import { localDigits } from '@/lib/shared/format/digits'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { isAuditAction } from './actions'

/** Address of the screen of an entry's record; null where it has none. */
export function recordHref(payload: Payload, { subject, record }: AuditEntry): string | null {
  if (!subject) return null
  if (subject === 'words') return record ? `/admin/words?record=${record}` : null
  if (subject === 'receipts') return record ? `/admin/receipts/${record}` : null
  const { collections, config } = payload
  if (!Object.hasOwn(collections, subject)) {
    return config.globals.some(({ slug }) => slug === subject) ? `/admin/globals/${subject}` : null
  }
  const hidden = collections[subject as keyof typeof collections].config.admin.hidden === true
  return hidden || !record ? null : `/admin/collections/${subject}/${record}`
}

/** The actor: the account's present name, or else its e-mail of that time. */
export function actorLabel({ accountNumber, actor }: AuditEntry, names: Map<number, string>, locale: Locale): string {
  return (accountNumber && names.get(accountNumber)) || actor || wordsOf('audit', locale)('nobody')
}

/** Label of an action, such as `changed`; an action that this version does not know is its own label. */
export const actionLabel = (act: string, locale: Locale): string =>
  isAuditAction(act) ? wordsOf('audit', locale)(`acts.${act}`) : act

/** How many actions an entry stands for, such as `43 more times`; '' for one. */
export const repeatLabel = ({ times }: Pick<AuditEntry, 'times'>, locale: Locale): string =>
  times ? wordsOf('audit', locale)('more', { times }) : ''

/** The subject, such as `News item 12`; `News` where no record is named; '' where there is no subject. */
export function subjectLabel(
  payload: Payload,
  { subject, record }: Pick<AuditEntry, 'subject' | 'record'>,
  locale: Locale,
): string {
  if (!subject) return ''
  const { singular, plural } = labelsOf(payload, subject, locale)
  return record ? `${singular} ${localDigits(record, locale)}` : plural
}

function labelsOf(
  { collections, config }: Payload,
  slug: string,
  locale: Locale,
): Record<'singular' | 'plural', string> {
  if (Object.hasOwn(collections, slug)) {
    const { singular, plural } = collections[slug as keyof typeof collections].config.labels
    return { singular: labelText(singular, locale, slug), plural: labelText(plural, locale, slug) }
  }
  const global = config.globals.find((each) => each.slug === slug)
  const label = labelText(global?.label, locale, slug)
  return { singular: label, plural: label }
}

/** Slug and label of collections and globals, sorted by label as the language sorts. */
export const subjectOptions = (payload: Payload, slugs: string[], locale: Locale): [string, string][] =>
  slugs
    .map((slug): [string, string] => [slug, labelsOf(payload, slug, locale).plural])
    .sort(([, one], [, other]) => one.localeCompare(other, locale))

/** Labels of the changed fields, as the admin shows them. */
export function fieldLabels(
  { collections, config }: Payload,
  { subject, fields }: AuditEntry,
  locale: Locale,
): string[] {
  if (!subject || !Array.isArray(fields)) return []
  const known: FlattenedField[] = Object.hasOwn(collections, subject)
    ? collections[subject as keyof typeof collections].config.flattenedFields
    : (config.globals.find(({ slug }) => slug === subject)?.flattenedFields ?? [])
  return fields.map(String).map((name) => {
    const field = known.find((each) => each.name === name) as { label?: unknown } | undefined
    return plainLabel(labelText(field?.label, locale, unCamelCase(name)))
  })
}

/** `readAt` → `read at`. */
const unCamelCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
