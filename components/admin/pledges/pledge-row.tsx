import { Link } from '@payloadcms/ui'
import { fundName } from '@/lib/giving/books/fund-names'
import { donorName } from '@/lib/giving/shared/donor-name'
import { cameOtherwise, promisedOf, wasPromised } from '@/lib/giving/shared/promised-amount'
import { PLEDGE_STATES } from '@/lib/giving/shared/states'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import { moneyText } from '@/lib/shared/money/amount'
import { METHODS, PURPOSES } from '@/lib/shared/money/kinds'
import rows from '../shared/rows.module.scss'
import { When } from '../shared/when'
import { giftAddress } from './addresses'
import styles from './pledge-row.module.scss'

interface GiftRowProps {
  gift: Pledge
  campaigns: Map<number, string>
}

export function GiftRow({ gift, campaigns }: GiftRowProps) {
  const { id, reference, state, amount, received, currency, purpose, method, campaign, createdAt } = gift
  const promised = promisedOf(gift)
  return (
    <li className={rows.row}>
      <Link href={giftAddress(id)} prefetch={false}>
        <strong>
          <bdi>{donorName(gift)}</bdi>
        </strong>
        <strong className={styles.amount}>{moneyText(received ?? amount, currency, 'en')}</strong>
        <span>
          {`${fundName(campaigns, idOf(campaign))} · ${PURPOSES[purpose]} · ${METHODS[method]}`}
          {wasPromised(gift) && cameOtherwise(gift) && (
            <> · promised {moneyText(promised.amount, promised.currency, 'en')}</>
          )}
        </span>
        <span className={rows.state} data-state={state}>
          {PLEDGE_STATES[state]}
        </span>
        <span className={styles.reference}>{reference}</span>
        <When at={createdAt} short />
      </Link>
    </li>
  )
}
