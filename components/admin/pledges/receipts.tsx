import { Link } from '@payloadcms/ui'
import type { Pledge, Receipt } from '@/lib/platform/payload/payload-types'
import { signedBy } from '@/lib/shared/format/signed-by'
import { DateTime } from '../shared/date-time'
import { inLanguage } from '../shared/in-language'
import { ActionWithReason } from './action-with-reason'
import steps from './actions.module.scss'
import { receiptAddress } from './addresses'
import styles from './pledge-view.module.scss'

interface ReceiptsProps {
  pledge: Pledge
  receipts: Receipt[]
}

/** The receipts of a pledge, the cancelled ones included. */
export function Receipts({ pledge: { id, state, source, locale }, receipts }: ReceiptsProps) {
  if (receipts.length === 0 && state !== 'verified') return null
  const holds = receipts.find((receipt) => receipt.state === 'issued')
  return (
    <section>
      <h2>Receipts</h2>
      {receipts.length === 0 && (
        <p>{source === 'before' ? 'Money from before this site has none.' : 'None is written.'}</p>
      )}
      <ul className={styles.timeline}>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <Link href={receiptAddress(receipt.id)} prefetch={false}>
              {receipt.number}
            </Link>
            {receipt.state === 'cancelled' && <p dir="auto">{`Cancelled: ${receipt.cancelReason ?? ''}`}</p>}
            <div>
              <small>
                <DateTime at={receipt.cancelledAt ?? receipt.issuedAt} />
                {receipt.cancelledBy && (
                  <>
                    {', '}
                    <bdi>{signedBy(receipt.cancelledBy, receipt.cancelledByAccount)}</bdi>
                  </>
                )}
              </small>
            </div>
          </li>
        ))}
      </ul>
      {state === 'verified' && source !== 'before' && (
        <div className={steps.steps}>
          <ActionWithReason
            path={`/pledges/${id}/new-receipt`}
            label={holds ? 'Cancel it and write a new receipt' : 'Write a receipt'}
            explanation={
              holds
                ? 'The receipt is cancelled; its number stays. A new one says what the gift says now. The donor gets both by mail, where there is an e-mail address.'
                : 'It says what the gift says now, and goes to the donor by mail, where there is an e-mail address.'
            }
            reason={holds ? `Why; the donor reads it, ${inLanguage({ locale })}` : 'Why'}
            confirm="Write the receipt"
            done="The receipt is written."
            also={{ receipt: holds?.id ?? null }}
          />
        </div>
      )}
    </section>
  )
}
