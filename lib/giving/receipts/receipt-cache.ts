/** Cache of receipts as PDF, keyed by their contents. PDFs are rendered one at a time (a bulkhead). */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { logoPng } from '@/lib/content/media/logo-bytes'
import { drawPdf } from '@/lib/platform/pdf/pdf-page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { drawReceipt, MARK_PIXELS } from './receipt-drawing'
import type { ReceiptView } from './receipt-view'

interface Written {
  view: ReceiptView
  locale: Locale
}

const MAX_BYTES = 8 * 1024 * 1024
/** Who looks at a receipt looks again soon; a name that is erased is not to stay in memory. */
const LIFETIME_MS = 10 * 60_000
/** Donors' requests that may wait at once, for some seconds; more are refused with a retry. */
export const WAITING = 20

const drawing = bulkhead(1, Number.POSITIVE_INFINITY)
const donors = bulkhead(WAITING)

const kept = new LRUCache<string, Buffer, Written>({
  maxSize: MAX_BYTES,
  sizeCalculation: (pdf) => pdf.length + 1024,
  ttl: LIFETIME_MS,
  ttlAutopurge: true,
  fetchMethod: (_key, _stale, { context: { view, locale } }) =>
    drawing.execute(async () => {
      // Drawing holds the app for a tenth of a second: whoever came meanwhile is answered before the next.
      await setImmediate()
      const title = `${view.heading} ${view.number}`
      const mark = await logoPng(view.issuer.mark, MARK_PIXELS)
      return drawPdf({ title, author: view.issuer.name, locale }, (page) => drawReceipt(page, view, mark))
    }),
})

/** A receipt as a PDF, from the cache or rendered now. */
export function cachedReceipt(view: ReceiptView, locale: Locale): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([locale, view]))
    .digest('base64')
  return kept.forceFetch(key, { context: { view, locale } })
}

/** Renders a receipt within the donors' bulkhead; undefined where it is full. */
export async function withinBulkhead(make: () => Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    return await donors.execute(make)
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return undefined
    throw error
  }
}
