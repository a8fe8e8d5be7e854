import type { Locale } from '@/lib/shared/addresses/localized'
import { EmailField, PhoneField } from './autofill-fields'
import styles from './form.module.scss'
import { formAddress } from './form-address'
import { FormExtras } from './form-extras'
import { FormLinks } from './form-links'
import type { ContactLabels } from './labels'
import { PlainForm } from './plain-form'
import { SubmitButton } from './submit-button'
import { LongField, TextField } from './text-field'

export interface ContactFormProps {
  labels: ContactLabels
  locale: Locale
  stamp?: string
}

/** What the script of the form is told. */
export const contactFormSetup = ({ labels, locale }: ContactFormProps) => ({
  address: formAddress(locale, 'contact', 'create-contact'),
  labels,
  locale,
})

/** The form as plain HTML. Field names are the call's (spec 1, section 7). */
export function PlainContactForm({ labels, locale, stamp }: ContactFormProps) {
  return (
    <PlainForm action={contactFormSetup({ labels, locale }).address} required={labels.required}>
      <div className={styles.fields}>
        <TextField name="mailerName" label={labels.name} autoComplete="name" required />
        <EmailField name="mailAddress" label={labels.email} />
        <PhoneField name="senderPhone" label={labels.phone} />
        <TextField name="mailerSubject" label={labels.subject} />
        <LongField name="mailerMessage" label={labels.message} rows={6} className={styles.whole} required />
      </div>
      <FormExtras leaveEmpty={labels.leaveEmpty} stamp={stamp} />
      <SubmitButton label={labels.send} sending={labels.sending} size="lg" />
      <FormLinks labels={labels.links} locale={locale} />
    </PlainForm>
  )
}
