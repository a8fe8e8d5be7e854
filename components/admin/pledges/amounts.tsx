import type { ReactNode } from 'react'
import { cameOtherwise, promisedOf, wasPromised } from '@/lib/giving/shared/promised-amount'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { moneyText } from '@/lib/shared/money/amount'
import { When } from '../shared/when'

type Gift = Pick<Pledge, 'amount' | 'currency' | 'received' | 'beforeVerified' | 'source' | 'createdAt'>

/** What was promised of a gift, and what arrived, each in its own currency. What staff entered nobody had promised. */
export function sumsOf(gift: Gift): Record<string, ReactNode> {
  const { received, currency, createdAt } = gift
  const arrived = typeof received === 'number' ? moneyText(received, currency, 'en') : null
  if (!wasPromised(gift)) return { Entered: <When at={createdAt} />, Received: arrived }
  const { amount, currency: promisedIn } = promisedOf(gift)
  return {
    Promised: (
      <>
        {moneyText(amount, promisedIn, 'en')}, <When at={createdAt} />
      </>
    ),
    Received: cameOtherwise(gift) && `${arrived}: this is what counts`,
  }
}
