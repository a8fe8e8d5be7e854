import { Link } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { financialYear } from '@/lib/giving/receipts/financial-year'
import { receiptIssuer } from '@/lib/giving/receipts/receipt-issuer'
import { receiptView } from '@/lib/giving/receipts/receipt-view'
import { signedBy } from '@/lib/giving/shared/signed-by'
import type { Receipt } from '@/lib/platform/payload/payload-types'
import { parseId } from '@/lib/shared/addresses/localized'
import { idOf } from '@/lib/shared/format/related-id'
import { ActionWithReason } from '../pledges/action-with-reason'
import steps from '../pledges/actions.module.scss'
import { pledgeAddress, RECEIPTS } from '../pledges/addresses'
import { AdminScreen } from '../shared/admin-screen'
import { DateTime } from '../shared/date-time'
import { DescriptionList } from '../shared/description-list'
import record from '../shared/record.module.scss'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
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
  const words = await getWords('receipts')
  const people = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  const view = receiptView(receipt, await receiptIssuer(payload, locale), locale, Boolean(pledge.erasedAt))
  const { state } = receipt
  return (
    <AdminScreen {...props} title={words('view.title', { number: view.number })} className={record.view}>
      <p className={record.head}>
        <strong data-state={state}>{words(`states.${state}`)}</strong>
      </p>
      <DescriptionList
        facts={{
          [words('view.donor')]: view.donor,
          [words('view.amount')]: view.amount,
          [words('view.inWords')]: view.inWords,
          ...Object.fromEntries(view.rows),
          [words('view.tax')]: receipt.taxReference,
          [words('view.issued')]: (
            <Signed at={receipt.issuedAt} by={signedBy(receipt.issuedBy, receipt.issuedByAccount, people)} />
          ),
          [words('view.cancelled')]: receipt.cancelledAt && (
            <Signed
              at={receipt.cancelledAt}
              by={signedBy(receipt.cancelledBy ?? '', receipt.cancelledByAccount, people)}
            />
          ),
          [words('view.because')]: receipt.cancelReason,
        }}
      />
      <nav className={shared.buttons} aria-label={words('view.nav')}>
        <a className={shared.button} href={receiptFile(receipt.id, 'en')} target="_blank" rel="noreferrer">
          {words('view.pdfEnglish')}
        </a>
        <a className={shared.button} href={receiptFile(receipt.id, 'bn')} target="_blank" rel="noreferrer">
          {words('view.pdfBangla')}
        </a>
        <Link className={shared.button} href={pledgeAddress(pledge.id)} prefetch={false}>
          {words('view.gift', { reference: pledge.reference })}
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
            {words('view.year')}
          </Link>
        )}
        <Link className={shared.button} href={RECEIPTS} prefetch={false}>
          {words('view.all')}
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

async function TakeBack({ receipt: { id, locale }, pledge }: { receipt: Receipt; pledge: number }) {
  const words = await getWords('receipts')
  const reason = words('view.reason', { language: locale })
  return (
    <section>
      <h2>{words('view.wrong')}</h2>
      <p>{words('view.never')}</p>
      <div className={steps.steps}>
        <ActionWithReason
          path={`/pledges/${pledge}/new-receipt`}
          label={words('view.again.label')}
          explanation={words('view.again.explanation')}
          reason={reason}
          confirm={words('view.again.confirm')}
          done={words('view.again.done')}
          also={{ receipt: id }}
        />
        <ActionWithReason
          path={`/receipts/${id}/cancel`}
          label={words('view.cancel.label')}
          explanation={words('view.cancel.explanation')}
          reason={reason}
          confirm={words('view.cancel.confirm')}
          done={words('view.cancel.done')}
        />
      </div>
    </section>
  )
}
