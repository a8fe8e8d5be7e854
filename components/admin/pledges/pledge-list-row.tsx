import { Link } from '@payloadcms/ui'
import { fundName } from '@/lib/giving/books/fund-names'
import { donorName } from '@/lib/giving/shared/donor-name'
import { differsFromPromised, promisedAmount, wasPromised } from '@/lib/giving/shared/promised-amount'
import { PLEDGE_STATES } from '@/lib/giving/shared/states'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import { formatMinor } from '@/lib/shared/money/amount'
import { METHODS, PURPOSES } from '@/lib/shared/money/kinds'
import { DateTime } from '../shared/date-time'
import rows from '../shared/rows.module.scss'
import { pledgeAddress } from './addresses'
import styles from './pledge-list-row.module.scss'

interface PledgeListRowProps {
  pledge: Pledge
  campaigns: Map<number, string>
}

export function PledgeListRow({ pledge, campaigns }: PledgeListRowProps) {
  const { id, reference, state, amount, received, currency, purpose, method, campaign, createdAt } = pledge
  const promised = promisedAmount(pledge)
  return (
    <li className={rows.row}>
      <Link href={pledgeAddress(id)} prefetch={false}>
        <strong>
          <bdi>{donorName(pledge)}</bdi>
        </strong>
        <strong className={styles.amount}>{formatMinor(received ?? amount, currency, 'en')}</strong>
        <span>
          {`${fundName(campaigns, idOf(campaign))} · ${PURPOSES[purpose]} · ${METHODS[method]}`}
          {wasPromised(pledge) && differsFromPromised(pledge) && (
            <> · promised {formatMinor(promised.amount, promised.currency, 'en')}</>
          )}
        </span>
        <span className={rows.state} data-state={state}>
          {PLEDGE_STATES[state]}
        </span>
        <span className={styles.reference}>{reference}</span>
        <DateTime at={createdAt} short />
      </Link>
    </li>
  )
}
