'use client'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { apiPath } from '@/lib/paths'
import { failures, looksLikeEmail, typedIn } from './check'
import { ErrorSummary } from './error-summary'
import styles from './form.module.scss'
import type { VolunteerLabels } from './labels'
import { Sent } from './sent'
import { LongField, TextField } from './text-field'
import { useSubmission } from './use-submission'

const ADDRESS = apiPath('volunteer-registrations')

export function VolunteerForm({ labels }: { labels: VolunteerLabels }) {
  const { state, message, errors, send, refuse } = useSubmission(ADDRESS, labels)
  if (state === 'sent') return <Sent>{labels.thanks}</Sent>

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const record = typedIn(event.currentTarget)
    const wrong = failures({
      name: [Boolean(record.name), labels.nameError],
      email: [looksLikeEmail(record.email ?? ''), labels.emailError],
    })
    if (Object.keys(wrong).length > 0) refuse(wrong)
    else send(record)
  }

  return (
    <form method="post" action={ADDRESS} noValidate onSubmit={onSubmit} className={styles.form}>
      <ErrorSummary title={labels.check} message={message} errors={errors} names={labels} />
      <div className={styles.fields}>
        <TextField name="name" label={labels.name} errors={errors} autoComplete="name" required />
        <TextField name="email" label={labels.email} errors={errors} type="email" autoComplete="email" required />
        <TextField
          name="phone"
          label={labels.phone}
          errors={errors}
          type="tel"
          autoComplete="tel"
          placeholder={labels.phoneHint}
        />
        <TextField name="dateOfBirth" label={labels.dateOfBirth} errors={errors} type="date" autoComplete="bday" />
        <TextField
          name="address"
          label={labels.address}
          errors={errors}
          autoComplete="street-address"
          className={styles.whole}
        />
        <TextField
          name="occupation"
          label={labels.occupation}
          errors={errors}
          autoComplete="organization-title"
          className={styles.whole}
        />
        <LongField name="comment" label={labels.comment} errors={errors} className={styles.whole} />
      </div>
      <Button type="submit" size="lg" block busy={state === 'sending'}>
        {state === 'sending' ? labels.sending : labels.send}
      </Button>
    </form>
  )
}
