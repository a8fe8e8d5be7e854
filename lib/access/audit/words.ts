/** The history in words for people. */
import type { FlattenedField, Payload } from 'payload'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import { plainLabel } from '@/lib/platform/payload/required-label'
import { ACTS, isAct } from './acts'

const NOBODY = 'Somebody who was not signed in'

/** Where a line's record can be looked at; null where it has no screen. */
export function screenOf(payload: Payload, { subject, record }: AuditEntry): string | null {
  if (!subject) return null
  if (subject === 'receipts') return record ? `/admin/receipts/${record}` : null
  const { collections, config } = payload
  if (!Object.hasOwn(collections, subject)) {
    return config.globals.some(({ slug }) => slug === subject) ? `/admin/globals/${subject}` : null
  }
  const hidden = collections[subject as keyof typeof collections].config.admin.hidden === true
  return hidden || !record ? null : `/admin/collections/${subject}/${record}`
}

/** Who did it: the name as it is now, or else the e-mail of that time. */
export function whoOf({ accountNumber, actor }: AuditEntry, names: Map<number, string>): string {
  return (accountNumber && names.get(accountNumber)) || actor || NOBODY
}

/** What was done, such as `changed`; an act of which this version knows nothing stands for itself. */
export const actWords = (act: string): string => (isAct(act) ? ACTS[act] : act)

/** How often a line stands for what was done, such as `43 more times`; '' where it stands for one. */
export const timesWords = ({ times }: Pick<AuditEntry, 'times'>): string =>
  times ? `${times} more ${times === 1 ? 'time' : 'times'}` : ''

/** What it was done with, such as `News item 12`; of many at once `News`; '' where it was nothing of the kind. */
export function subjectWords(payload: Payload, { subject, record }: Pick<AuditEntry, 'subject' | 'record'>): string {
  if (!subject) return ''
  const { singular, plural } = labelsOf(payload, subject)
  return record ? `${singular} ${record}` : plural
}

function labelsOf({ collections, config }: Payload, slug: string): { singular: string; plural: string } {
  if (Object.hasOwn(collections, slug)) {
    const { singular, plural } = collections[slug as keyof typeof collections].config.labels
    return { singular: text(singular, slug), plural: text(plural, slug) }
  }
  const global = config.globals.find((each) => each.slug === slug)
  const label = text(global?.label, slug)
  return { singular: label, plural: label }
}

/** Collections and globals by their names, in the alphabet's order: slug → name. */
export const subjectNames = (payload: Payload, slugs: string[]): [string, string][] =>
  slugs
    .map((slug): [string, string] => [slug, labelsOf(payload, slug).plural])
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'))

/** Names of the changed fields, as the admin calls them. */
export function fieldWords({ collections, config }: Payload, { subject, fields }: AuditEntry): string[] {
  if (!subject || !Array.isArray(fields)) return []
  const known: FlattenedField[] = Object.hasOwn(collections, subject)
    ? collections[subject as keyof typeof collections].config.flattenedFields
    : (config.globals.find(({ slug }) => slug === subject)?.flattenedFields ?? [])
  return fields.map(String).map((name) => {
    const field = known.find((each) => each.name === name) as { label?: unknown } | undefined
    return plainLabel(text(field?.label, inWords(name)))
  })
}

const text = (label: unknown, otherwise: string): string =>
  typeof label === 'string' && label !== '' ? label : otherwise

/** `readAt` → `read at`. */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
