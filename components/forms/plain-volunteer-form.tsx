import type { Locale } from '@/lib/shared/addresses/localized'
import { AddressField, EmailField, PhoneField } from './autofill-fields'
import styles from './form.module.scss'
import { formAddress } from './form-address'
import { FormExtras } from './form-extras'
import { FormLinks } from './form-links'
import type { VolunteerLabels } from './labels'
import { PlainForm } from './plain-form'
import { SubmitButton } from './submit-button'
import { LongField, TextField } from './text-field'

export interface VolunteerFormProps {
  labels: VolunteerLabels
  locale: Locale
  stamp?: string
}

/** What the script of the form is told. */
export const volunteerFormSetup = ({ labels, locale }: VolunteerFormProps) => ({
  address: formAddress(locale, 'volunteer-registrations'),
  labels,
  locale,
})

/** The form as plain HTML. */
export function PlainVolunteerForm({ labels, locale, stamp }: VolunteerFormProps) {
  return (
    <PlainForm action={volunteerFormSetup({ labels, locale }).address} required={labels.required}>
      <div className={styles.fields}>
        <TextField name="name" label={labels.name} autoComplete="name" required />
        <EmailField name="email" label={labels.email} hint={labels.reach} required={false} />
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
      <FormExtras leaveEmpty={labels.leaveEmpty} stamp={stamp} />
      <SubmitButton label={labels.send} sending={labels.sending} size="lg" block />
      <FormLinks labels={labels.links} locale={locale} />
    </PlainForm>
  )
}
