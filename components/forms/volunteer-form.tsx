import type { Locale } from '@/lib/addresses'
import styles from './form.module.scss'
import { formAddress } from './form-address'
import type { VolunteerLabels } from './labels'
import { AddressField, EmailField, PhoneField } from './person-fields'
import { PlainForm } from './plain-form'
import { SubmitButton } from './submit-button'
import { LongField, TextField } from './text-field'
import { VolunteerFormLive } from './volunteer-form-live'

interface VolunteerFormProps {
  labels: VolunteerLabels
  locale: Locale
}

export function VolunteerForm({ labels, locale }: VolunteerFormProps) {
  const address = formAddress(locale, 'volunteer-registrations')
  return (
    <VolunteerFormLive address={address} labels={labels}>
      <PlainForm action={address}>
        <div className={styles.fields}>
          <TextField name="name" label={labels.name} autoComplete="name" required />
          <EmailField name="email" label={labels.email} />
          <PhoneField name="phone" label={labels.phone} />
          <TextField name="dateOfBirth" label={labels.dateOfBirth} type="date" autoComplete="bday" />
          <AddressField name="address" label={labels.address} className={styles.whole} />
          <TextField
            name="occupation"
            label={labels.occupation}
            autoComplete="organization-title"
            className={styles.whole}
          />
          <LongField name="comment" label={labels.comment} className={styles.whole} />
        </div>
        <SubmitButton label={labels.send} sending={labels.sending} size="lg" block />
      </PlainForm>
    </VolunteerFormLive>
  )
}
