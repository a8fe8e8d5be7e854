import { env } from '@/lib/platform/env/env'
import { PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import { COUNTERS } from '@/lib/shared/content/types'
import type { CarriedPart } from '../carry-over'
import { holdsDemo } from '../holds-demo'
import { both } from '../write'
import { saveSettings } from './save-settings'

/** Where a figure comes from that editors entered before it had to say so. */
const SOURCE = both('As stated by the foundation', 'ফাউন্ডেশনের দেওয়া হিসাব')

/**
 * Earlier versions showed the specification's fixed facts always. They stay where the demo's records are; elsewhere nothing
 * that only stood by default is shown as a fact, and figures that editors entered get a source and the day of their saving.
 */
export const placeholders: CarriedPart = {
  name: 'placeholders',
  write: async (req) => {
    // Of another server's records nobody here knows whether they are the demo's.
    const stay = !env().contentApiUrl && (await holdsDemo(req))
    const stored = await req.payload.findGlobal({ slug: 'settings', locale: 'en', depth: 0, req })
    if (!stay && !stored.createdAt) return
    const counters = stored.counters ?? {}
    const entered = COUNTERS.filter((name) => {
      const number = counters[name] ?? null
      return number !== null && number !== PLACEHOLDERS.counters[name]
    })
    const numbers = COUNTERS.map((name) => [name, entered.includes(name) ? counters[name] : null])
    const unsourced = stay ? [] : entered.filter((name) => !counters[`${name}Source`])
    const days = unsourced.map((name) => [`${name}Date`, stored.updatedAt ?? new Date().toISOString()])
    const sources = (locale: 'en' | 'bn') => unsourced.map((name) => [`${name}Source`, SOURCE[locale]])
    await saveSettings(req, 'en', {
      placeholders: stay,
      ...(!stay && { copyrightYear: null }),
      counters: Object.fromEntries([...numbers, ...days, ...sources('en')]),
    })
    if (unsourced.length > 0) await saveSettings(req, 'bn', { counters: Object.fromEntries(sources('bn')) })
  },
}
