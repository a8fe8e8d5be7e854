import type { ReactNode } from 'react'
import { differsFromPromised, promisedAmount, wasPromised } from '@/lib/giving/shared/promised-amount'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { formatMinor } from '@/lib/shared/money/amount'
import { DateTime } from '../shared/date-time'

type AmountFields = Pick<Pledge, 'amount' | 'currency' | 'received' | 'beforeVerified' | 'source' | 'createdAt'>

/** The amounts of a pledge, promised and received, each in its own currency. An entered pledge was not promised. */
export function amountsOf(pledge: AmountFields): Record<string, ReactNode> {
  const { received, currency, createdAt } = pledge
  const arrived = typeof received === 'number' ? formatMinor(received, currency, 'en') : null
  if (!wasPromised(pledge)) return { Entered: <DateTime at={createdAt} />, Received: arrived }
  const { amount, currency: promisedIn } = promisedAmount(pledge)
  return {
    Promised: (
      <>
        {formatMinor(amount, promisedIn, 'en')}, <DateTime at={createdAt} />
      </>
    ),
    Received: differsFromPromised(pledge) && `${arrived}: this is what counts`,
  }
}
