import { Link } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { financialYear } from '@/lib/giving/receipts/financial-year'
import { receiptIssuer } from '@/lib/giving/receipts/receipt-issuer'
import { RECEIPT_STATES } from '@/lib/giving/receipts/receipt-list'
import { receiptView } from '@/lib/giving/receipts/receipt-view'
import type { Receipt } from '@/lib/platform/payload/payload-types'
import { parseId } from '@/lib/shared/addresses/localized'
import { idOf } from '@/lib/shared/format/related-id'
import { signedBy } from '@/lib/shared/format/signed-by'
import { ActionWithReason } from '../pledges/action-with-reason'
import steps from '../pledges/actions.module.scss'
import { pledgeAddress, RECEIPTS } from '../pledges/addresses'
import { AdminScreen } from '../shared/admin-screen'
import { DateTime } from '../shared/date-time'
import { DescriptionList } from '../shared/description-list'
import { inLanguage } from '../shared/in-language'
import record from '../shared/record.module.scss'
import shared from '../shared/shared.module.scss'
import { receiptFile, statementAddress } from './addresses'

/** One receipt: what stands on it, as a file in both languages, and the ways to take it back. */
export async function ReceiptView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'gifts', 'read')) redirect('/admin')
  const { payload } = req
  const segments = props.params?.segments ?? []
  const id = parseId(String(segments.at(-1)))
  const read = { depth: 0, disableErrors: true, overrideAccess: true } as const
  const receipt = id ? await payload.findByID({ collection: 'receipts', id, ...read }) : null
  const pledge = receipt && (await payload.findByID({ collection: 'pledges', id: idOf(receipt.pledge) ?? 0, ...read }))
  if (!receipt || !pledge) notFound()
  const view = receiptView(receipt, await receiptIssuer(payload, 'en'), 'en', Boolean(pledge.erasedAt))
  const { number, state } = receipt
  return (
    <AdminScreen {...props} title={`Receipt ${number}`} className={record.view}>
      <p className={record.head}>
        <strong data-state={state}>{RECEIPT_STATES[state]}</strong>
      </p>
      <DescriptionList
        facts={{
          Donor: view.donor,
          Amount: view.amount,
          'In words': view.inWords,
          ...Object.fromEntries(view.rows),
          'Tax board’s reference': receipt.taxReference,
          Issued: <Signed at={receipt.issuedAt} by={signedBy(receipt.issuedBy, receipt.issuedByAccount)} />,
          Cancelled: receipt.cancelledAt && (
            <Signed at={receipt.cancelledAt} by={signedBy(receipt.cancelledBy ?? '', receipt.cancelledByAccount)} />
          ),
          'Cancelled because': receipt.cancelReason,
        }}
      />
      <nav className={shared.buttons} aria-label="This receipt">
        <a className={shared.button} href={receiptFile(receipt.id, 'en')} target="_blank" rel="noreferrer">
          PDF in English
        </a>
        <a className={shared.button} href={receiptFile(receipt.id, 'bn')} target="_blank" rel="noreferrer">
          PDF in Bangla
        </a>
        <Link className={shared.button} href={pledgeAddress(pledge.id)} prefetch={false}>
          {`The gift ${pledge.reference}`}
        </Link>
        {(pledge.email || pledge.phone) && (
          <Link
            className={shared.button}
            href={statementAddress({
              donor: pledge.email || pledge.phone || '',
              year: financialYear(receipt.receivedAt).year,
            })}
            prefetch={false}
          >
            The donor’s year
          </Link>
        )}
        <Link className={shared.button} href={RECEIPTS} prefetch={false}>
          All receipts
        </Link>
      </nav>
      {state === 'issued' && isAllowed(req.user, 'gifts', 'update') && (
        <TakeBack receipt={receipt} pledge={pledge.id} />
      )}
    </AdminScreen>
  )
}

function Signed({ at, by }: { at: string; by: string }) {
  return (
    <>
      <DateTime at={at} />, <bdi>{by}</bdi>
    </>
  )
}

function TakeBack({ receipt: { id, locale }, pledge }: { receipt: Receipt; pledge: number }) {
  const reason = `Why; the donor reads it, ${inLanguage({ locale })}`
  return (
    <section>
      <h2>If something is wrong with it</h2>
      <p>A receipt is never deleted or changed: it is cancelled, and its number stays.</p>
      <div className={steps.steps}>
        <ActionWithReason
          path={`/pledges/${pledge}/new-receipt`}
          label="Cancel it and write a new receipt"
          explanation="The new one says what the gift says now: correct the gift first. The donor gets both by mail, where there is an e-mail address, and reads the reason."
          reason={reason}
          confirm="Write the new receipt"
          done="The new receipt is written."
          also={{ receipt: id }}
        />
        <ActionWithReason
          path={`/receipts/${id}/cancel`}
          label="Cancel it"
          explanation="The gift stays verified, and is without a receipt. The donor is told by mail, where there is an e-mail address, and reads the reason."
          reason={reason}
          confirm="Cancel this receipt"
          done="The receipt is cancelled."
        />
      </div>
    </section>
  )
}
