/** What keeps the site from being the foundation's own: still the demo's, empty, a placeholder, or to be set on the server. */
import type { Payload } from 'payload'
import { env } from '@/lib/platform/env/env'
import { DEMO_COLLECTIONS, type DemoMarks, demoFields, readMarks } from './marks'
import { valueIn } from './stored'

type PointState = 'demo' | 'empty' | 'placeholder' | 'server'

const OF_SETTINGS = [
  'name',
  'shortName',
  'email',
  'phones',
  'address',
  'mapPosition',
  'logo',
  'registrations',
  'social',
  'counters',
] as const
const OF_PAYMENT = ['bank', 'wallets', 'receipts'] as const

type PointKey =
  | (typeof OF_SETTINGS)[number]
  | (typeof OF_PAYMENT)[number]
  | 'placeholders'
  | 'records'
  | 'words'
  | 'mail'
  | 'siteUrl'

export interface OpenPoint {
  key: PointKey
  state: PointState
  /** Where it is done; null for what is set on the server. */
  href: string | null
  /** How many records. */
  count?: number
}

const SETTINGS = '/admin/globals/settings'
const PAYMENT = '/admin/globals/payment'

/** Reads settings and counts records by their ids; a point that is done is not in the list. */
export async function readOpenPoints(payload: Payload): Promise<OpenPoint[]> {
  const read = { locale: 'all', depth: 0, overrideAccess: true } as const
  const [marks, settings, payment] = await Promise.all([
    readMarks(payload),
    payload.findGlobal({ slug: 'settings', ...read }),
    payload.findGlobal({ slug: 'payment', ...read }),
  ])
  const demo = { settings: fieldsOf(marks, 'settings', settings), payment: fieldsOf(marks, 'payment', payment) }
  const point = (
    key: (typeof OF_SETTINGS)[number] | (typeof OF_PAYMENT)[number],
    stored: object,
    of: readonly string[],
  ) => {
    const isDemo = of.some((path) => path === key || path.startsWith(`${key}.`))
    const isEmpty = !isFilled(valueIn(stored, key))
    return isDemo ? ('demo' as const) : isEmpty ? ('empty' as const) : null
  }
  const found: OpenPoint[] = []
  for (const key of OF_SETTINGS) add(found, key, point(key, settings, demo.settings), `${SETTINGS}#field-${key}`)
  if (settings.placeholders) add(found, 'placeholders', 'placeholder', `${SETTINGS}#field-placeholders`)
  for (const key of OF_PAYMENT) add(found, key, point(key, payment, demo.payment), `${PAYMENT}#field-${key}`)
  const { words, others } = await recordsLeft(payload, marks)
  if (others > 0) found.push({ key: 'records', state: 'demo', href: '/admin/demo', count: others })
  if (words > 0) found.push({ key: 'words', state: 'demo', href: '/admin/words?changed=1', count: words })
  if (!env().smtpServer) found.push({ key: 'mail', state: 'server', href: null })
  if (!env().hasSiteUrl) found.push({ key: 'siteUrl', state: 'server', href: null })
  return found
}

function add(found: OpenPoint[], key: PointKey, state: PointState | null, href: string): void {
  if (state) found.push({ key, state, href })
}

const fieldsOf = (marks: DemoMarks | null, global: 'settings' | 'payment', stored: object): string[] =>
  marks ? demoFields(marks, global, stored) : []

/** Whether a field holds anything that somebody wrote. */
function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false
  if (typeof value !== 'object') return true
  return Object.entries(value).some(([name, part]) => name !== 'id' && isFilled(part))
}

/** How many of the records that the demo wrote are there, changed or not. */
async function recordsLeft(payload: Payload, marks: DemoMarks | null): Promise<{ words: number; others: number }> {
  const counts = await Promise.all(
    DEMO_COLLECTIONS.map(async (collection) => {
      const ids = Object.keys(marks?.records[collection] ?? {}).map(Number)
      if (ids.length === 0 || collection === 'media') return [collection, 0] as const
      const where = { id: { in: ids } }
      return [collection, (await payload.count({ collection, where, overrideAccess: true })).totalDocs] as const
    }),
  )
  const sum = (isCounted: (collection: string) => boolean) =>
    counts.reduce((total, [collection, count]) => total + (isCounted(collection) ? count : 0), 0)
  return { words: sum((one) => one === 'words'), others: sum((one) => one !== 'words') }
}
