'use client'
import { type FormEvent, useState } from 'react'
import type { Donation } from '@/lib/content/types'
import { fill } from '@/lib/format/fill'
import { parseAmount } from '@/lib/format/money'
import { apiPath, type Locale } from '@/lib/paths'
import { AmountFields } from './amount-fields'
import { failures, looksLikeEmail, typedIn } from './check'
import { DonateSubmit } from './donate-submit'
import { ErrorSummary } from './error-summary'
import styles from './form.module.scss'
import type { DonateLabels, DonateSetup } from './labels'
import { PaymentFields } from './payment-fields'
import { PersonalFields } from './personal-fields'
import { ProjectField, projectOf } from './project-field'
import { Sent } from './sent'
import { useSubmission } from './use-submission'

/** What the error summary calls each field. */
function namesOf(labels: DonateLabels): Record<string, string> {
  const { amount, project, firstName, lastName, email, phone, address, country, message, transaction } = labels
  return { amount, project, firstName, lastName, email, phone, address, country, message, transactionId: transaction }
}

interface DonateFormProps extends DonateSetup {
  locale: Locale
  /** What the gift is for, when the form was opened from a campaign's card. */
  campaign?: Donation
  /** Keeps the submit row in sight, for a form that scrolls in a modal. */
  sticky?: boolean
}

const ADDRESS = apiPath('pledges')

export function DonateForm({ labels, ways, locale, campaign, sticky = false }: DonateFormProps) {
  const { state, message, errors, answer, send, refuse } = useSubmission(ADDRESS, labels)
  const [project, setProject] = useState(projectOf(campaign?.category))

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    const amount = parseAmount(typed.amount ?? '')
    const wrong = failures({
      amount: [amount > 0, labels.amountError],
      firstName: [Boolean(typed.firstName), labels.firstNameError],
      email: [looksLikeEmail(typed.email ?? ''), labels.emailError],
    })
    if (Object.keys(wrong).length > 0) refuse(wrong)
    else send({ ...typed, amount, paymentMethod: Number(typed.paymentMethod), campaign: campaign?.Id })
  }

  if (state === 'sent') {
    const { reference } = answer
    return (
      <Sent>
        <p>{labels.thanks}</p>
        {typeof reference === 'string' && <p>{fill(labels.reference, { reference })}</p>}
      </Sent>
    )
  }

  return (
    <form method="post" action={ADDRESS} noValidate onSubmit={onSubmit} className={styles.form}>
      <ErrorSummary title={labels.check} message={message} errors={errors} names={namesOf(labels)} />
      {campaign && <input type="hidden" name="campaign" value={campaign.Id} />}
      <AmountFields
        labels={labels}
        currencies={ways.currencies}
        startWith={campaign?.currency}
        project={project}
        locale={locale}
        error={errors.amount}
      />
      <ProjectField labels={labels} project={project} onChoose={setProject} error={errors.project} />
      <PersonalFields labels={labels} countries={ways.countries} errors={errors} />
      <PaymentFields labels={labels} ways={ways} errors={errors} />
      <DonateSubmit labels={labels} sending={state === 'sending'} sticky={sticky} />
    </form>
  )
}
