import form from '@/components/forms/form.module.scss'
import { formAddress } from '@/components/forms/form-address'
import { PlainForm } from '@/components/forms/plain-form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { trxIdLocation } from '@/lib/giving/donor/payment-instructions'
import type { PledgeStatus } from '@/lib/giving/donor/pledge-status'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import styles from './pledge-page.module.scss'
import { ReportFormLive } from './report-form-live'

interface ReportFormProps {
  /** Of the pledge's page. */
  pageKey: string
  pledge: PledgeStatus
  locale: Locale
}

/** The form that reports or corrects the transaction ID; field names are the API's. */
export function ReportForm({ pageKey, pledge, locale }: ReportFormProps) {
  const { report, problems, form: labels } = pledgeWords(locale)
  const { check, sending, stillSending, close, failed, notSent, offline, required, leaveEmpty, room } = labels
  const address = formAddress(locale, 'pledges', pageKey, 'report')
  const shared = { check, sending, stillSending, close, failed, notSent, offline, required, leaveEmpty, room }
  const life = {
    ...shared,
    thanks: report.thanks,
    another: report.another,
    missing: fill(problems.trxIdMissing, { where: trxIdLocation(pledge.method, locale) }),
  }
  const isBank = pledge.method === 'bank'
  const isGiven = pledge.trxId !== ''
  return (
    <section aria-labelledby="report" className={styles.report}>
      <h2 id="report">{isGiven ? report.correct : report.title}</h2>
      <p>
        {isGiven
          ? fill(pledge.trxIdFrom === 'donor' ? report.given : report.noted, { trxId: pledge.trxId })
          : report.intro}
      </p>
      <ReportFormLive address={address} labels={life}>
        <PlainForm action={address} required={required}>
          <div className={form.fields}>
            <TextField
              name="transactionId"
              label={report.trxId}
              hint={isBank ? report.trxIdHintBank : report.trxIdHint}
              defaultValue={pledge.trxId}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <TextField
              name="senderNumber"
              label={isBank ? report.senderNumberBank : report.senderNumber}
              note={labels.optional}
              hint={report.senderHint}
              defaultValue={pledge.senderNumber}
              type={isBank ? 'text' : 'tel'}
              autoComplete={isBank ? 'off' : 'tel'}
            />
          </div>
          <SubmitButton label={report.send} sending={sending} size="lg" />
        </PlainForm>
      </ReportFormLive>
    </section>
  )
}
