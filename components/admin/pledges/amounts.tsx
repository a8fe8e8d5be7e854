import type { ReactNode } from 'react'
import { differsFromPromised, promisedAmount, wasPromised } from '@/lib/giving/shared/promised-amount'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { formatMinor } from '@/lib/shared/money/amount'
import { DateTime } from '../shared/date-time'

type AmountFields = Pick<Pledge, 'amount' | 'currency' | 'received' | 'beforeVerified' | 'source' | 'createdAt'>

/** The amounts of a pledge, promised and received, each in its own currency. An entered pledge was not promised. */
export function amountsOf(pledge: AmountFields, words: Words<'pledges'>, locale: Locale): Record<string, ReactNode> {
  const { received, currency, createdAt } = pledge
  const arrived = typeof received === 'number' ? formatMinor(received, currency, locale) : null
  if (!wasPromised(pledge)) {
    return { [words('view.entered')]: <DateTime at={createdAt} />, [words('view.received')]: arrived }
  }
  const { amount, currency: promisedIn } = promisedAmount(pledge)
  return {
    [words('view.promised')]: (
      <>
        {formatMinor(amount, promisedIn, locale)}, <DateTime at={createdAt} />
      </>
    ),
    [words('view.received')]:
      arrived !== null && differsFromPromised(pledge) && words('view.counts', { amount: arrived }),
  }
}
