'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { hasStored } from './has-stored'
import type { RememberedGiftLabels } from './labels'

interface RememberedGiftProps {
  labels: RememberedGiftLabels
  locale: Locale
}

/** The line about a gift that was promised on this device; its script comes only where there is one. */
export function RememberedGift(props: RememberedGiftProps) {
  const [Line, setLine] = useState<ComponentType<RememberedGiftProps>>()
  useEffect(() => {
    if (!hasStored('gifts')) return
    import('./gift-line').then(
      (part) => setLine(() => part.GiftLine),
      () => undefined,
    )
  }, [])
  return Line ? <Line {...props} /> : null
}
