import type { Locale } from '@/lib/addresses'
import styles from './form.module.scss'
import { formAddress } from './form-address'
import { FormExtras } from './form-extras'
import { type Given, givenFields } from './given'
import type { VolunteerLabels } from './labels'
import { AddressField, EmailField, PhoneField } from './person-fields'
import { PlainForm } from './plain-form'
import { SubmitButton } from './submit-button'
import { LongField, TextField } from './text-field'
import { VolunteerFormLive } from './volunteer-form-live'

interface VolunteerFormProps {
  labels: VolunteerLabels
  locale: Locale
  stamp?: string
  given?: Given
}

export function VolunteerForm({ labels, locale, stamp, given }: VolunteerFormProps) {
  const address = formAddress(locale, 'volunteer-registrations')
  const { name, email, phone, dateOfBirth, address: home, occupation, comment } = labels
  const names = { name, email, phone, dateOfBirth, address: home, occupation, comment }
  const field = givenFields(names, given)
  return (
    <VolunteerFormLive address={address} labels={labels} locale={locale} given={given?.errors}>
      <PlainForm action={address} labels={labels} names={names} given={given}>
        <div className={styles.fields}>
          <TextField {...field('name')} autoComplete="name" required />
          <EmailField {...field('email')} />
          <PhoneField {...field('phone')} />
          <TextField {...field('dateOfBirth')} type="date" autoComplete="bday" />
          <AddressField {...field('address')} className={styles.whole} />
          <TextField {...field('occupation')} autoComplete="organization-title" className={styles.whole} />
          <LongField {...field('comment')} className={styles.whole} />
        </div>
        <FormExtras leaveEmpty={labels.leaveEmpty} stamp={stamp} />
        <SubmitButton label={labels.send} sending={labels.sending} size="lg" block />
      </PlainForm>
    </VolunteerFormLive>
  )
}
