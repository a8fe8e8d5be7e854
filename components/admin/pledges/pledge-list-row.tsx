import { Link } from '@payloadcms/ui'
import { fundName } from '@/lib/giving/books/fund-names'
import { donorName } from '@/lib/giving/shared/donor-name'
import { differsFromPromised, promisedAmount, wasPromised } from '@/lib/giving/shared/promised-amount'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import { formatMinor } from '@/lib/shared/money/amount'
import { DateTime } from '../shared/date-time'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import rows from '../shared/rows.module.scss'
import { pledgeAddress } from './addresses'
import styles from './pledge-list-row.module.scss'

interface PledgeListRowProps {
  pledge: Pledge
  campaigns: Map<number, string>
}

export async function PledgeListRow({ pledge, campaigns }: PledgeListRowProps) {
  const { id, reference, state, amount, received, currency, purpose, method, campaign, createdAt } = pledge
  const words = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  const promised = promisedAmount(pledge)
  return (
    <li className={rows.row}>
      <Link href={pledgeAddress(id)} prefetch={false}>
        <strong>
          <bdi>{donorName(pledge, words)}</bdi>
        </strong>
        <strong className={styles.amount}>{formatMinor(received ?? amount, currency, locale)}</strong>
        <span>
          {[fundName(campaigns, idOf(campaign), locale), words(`purposes.${purpose}`), words(`methods.${method}`)].join(
            ' · ',
          )}
          {wasPromised(pledge) && differsFromPromised(pledge) && (
            <>
              {' · '}
              {words('list.promisedOtherwise', { amount: formatMinor(promised.amount, promised.currency, locale) })}
            </>
          )}
        </span>
        <span className={rows.state} data-state={state}>
          {words(`states.${state}`)}
        </span>
        <span className={styles.reference}>{reference}</span>
        <DateTime at={createdAt} short />
      </Link>
    </li>
  )
}
