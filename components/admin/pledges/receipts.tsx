import { Link } from '@payloadcms/ui'
import { signedBy } from '@/lib/giving/shared/signed-by'
import type { Pledge, Receipt } from '@/lib/platform/payload/payload-types'
import { localDigits } from '@/lib/shared/format/digits'
import { DateTime } from '../shared/date-time'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { ActionWithReason } from './action-with-reason'
import steps from './actions.module.scss'
import { receiptAddress } from './addresses'
import styles from './pledge-view.module.scss'

interface ReceiptsProps {
  pledge: Pledge
  receipts: Receipt[]
}

/** The receipts of a pledge, the cancelled ones included. */
export async function Receipts({ pledge: { id, state, source, locale }, receipts }: ReceiptsProps) {
  if (receipts.length === 0 && state !== 'verified') return null
  const words = await getWords('receipts')
  const people = await getWords('pledges')
  const staff = await staffLocaleOfRequest()
  const holds = receipts.find((receipt) => receipt.state === 'issued')
  return (
    <section>
      <h2>{words('ofGift.heading')}</h2>
      {receipts.length === 0 && <p>{words(source === 'before' ? 'ofGift.before' : 'ofGift.none')}</p>}
      <ul className={styles.timeline}>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <Link href={receiptAddress(receipt.id)} prefetch={false}>
              {localDigits(receipt.number, staff)}
            </Link>
            {receipt.state === 'cancelled' && (
              <p dir="auto">{words('ofGift.cancelled', { why: receipt.cancelReason ?? '' })}</p>
            )}
            <div>
              <small>
                <DateTime at={receipt.cancelledAt ?? receipt.issuedAt} />
                {receipt.cancelledBy && (
                  <>
                    {', '}
                    <bdi>{signedBy(receipt.cancelledBy, receipt.cancelledByAccount, people)}</bdi>
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
            label={words(holds ? 'ofGift.again.label' : 'ofGift.write.label')}
            explanation={words(holds ? 'ofGift.again.explanation' : 'ofGift.write.explanation')}
            reason={holds ? words('view.reason', { language: locale }) : words('ofGift.write.reason')}
            confirm={words('ofGift.confirm')}
            done={words('ofGift.done')}
            also={{ receipt: holds?.id ?? null }}
          />
        </div>
      )}
    </section>
  )
}
