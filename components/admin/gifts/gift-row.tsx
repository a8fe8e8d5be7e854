import { Link } from '@payloadcms/ui'
import type { Pledge } from '@/lib/cms/payload-types'
import { idOf } from '@/lib/content/stored'
import { moneyText } from '@/lib/donations/amount'
import { donorName } from '@/lib/donations/gifts/donor-name'
import { fundName } from '@/lib/donations/gifts/fund-names'
import { METHODS, PURPOSES } from '@/lib/donations/kinds'
import { cameOtherwise, promisedOf, wasPromised } from '@/lib/donations/promised'
import { PLEDGE_STATES } from '@/lib/donations/states'
import rows from '../shared/rows.module.scss'
import { When } from '../shared/when'
import { giftAddress } from './addresses'
import styles from './gift-row.module.scss'

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
