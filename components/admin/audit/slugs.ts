import type { Payload } from 'payload'
import { UNAUDITED } from '@/lib/access/audit/subjects'

/** What lines can be of: collections and globals that are audited, and keys. */
export function auditedSlugs({ config }: Payload): string[] {
  const slugs = [...config.collections, ...config.globals].map(({ slug }) => slug)
  return [...slugs.filter((slug) => !UNAUDITED.has(slug) && !slug.startsWith('payload-')), 'api-keys', 'audit-entries']
}
