import type { Payload } from 'payload'
import { UNAUDITED } from '@/lib/access/audit/unaudited'

/** Slugs that entries can have as their subject: audited collections and globals, and API keys. */
export function auditedSlugs({ config }: Payload): string[] {
  const slugs = [...config.collections, ...config.globals].map(({ slug }) => slug)
  return [...slugs.filter((slug) => !UNAUDITED.has(slug) && !slug.startsWith('payload-')), 'api-keys', 'audit-entries']
}
