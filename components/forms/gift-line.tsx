'use client'
import { useEffect, useState } from 'react'
import { apiPath, type Locale, localized } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import type { Currency } from '@/lib/shared/money/currency'
import { formatMajor } from '@/lib/shared/money/format'
import styles from './gift-line.module.scss'
import type { RememberedGiftLabels } from './labels'
import { forgetGift, rememberedGifts } from './remembered-gifts'

/** What the line needs of a gift's status. */
interface Status {
  state: string
  /** In the currency's main unit. */
  amount: number
  currency: Currency
}

interface WaitingGift extends Status {
  key: string
}

/** The latest gift of this device that waits for its transaction ID. Those that are settled or gone are forgotten. */
async function waitingGift(signal: AbortSignal): Promise<WaitingGift | undefined> {
  for (const { key } of rememberedGifts()) {
    const response = await fetch(apiPath('pledges', key), { headers: { Accept: 'application/json' }, signal })
    if (response.status === 404) {
      forgetGift(key)
      continue
    }
    if (!response.ok) return undefined
    const { data } = (await response.json()) as { data: Status }
    if (data.state === 'pledged') return { key, ...data }
    if (data.state !== 'reported') forgetGift(key)
  }
  return undefined
}

/** A quiet line about a gift that was promised on this device and whose transaction ID is missing. */
export function GiftLine({ labels, locale }: { labels: RememberedGiftLabels; locale: Locale }) {
  const [gift, setGift] = useState<WaitingGift>()

  useEffect(() => {
    const leaving = new AbortController()
    // Without an answer nothing is said: it comes with the next page.
    waitingGift(leaving.signal).then(setGift, () => undefined)
    return () => leaving.abort()
  }, [])

  if (!gift) return null
  const { key, amount, currency } = gift
  const forget = () => {
    forgetGift(key)
    setGift(undefined)
  }
  return (
    <aside className={styles.line} aria-label={labels.label}>
      <p>
        <a href={localized(locale, `/pledge/${key}`)}>
          {fill(labels.waits, { amount: formatMajor(amount, currency, locale) })}
        </a>
      </p>
      <button type="button" onClick={forget}>
        {labels.forget}
      </button>
    </aside>
  )
}
