import type { Locale } from '@/lib/addresses'
import { ContactFormLive } from './contact-form-live'
import styles from './form.module.scss'
import { formAddress } from './form-address'
import { FormExtras } from './form-extras'
import { type Given, givenFields } from './given'
import type { ContactLabels } from './labels'
import { EmailField, PhoneField } from './person-fields'
import { PlainForm } from './plain-form'
import { SubmitButton } from './submit-button'
import { LongField, TextField } from './text-field'

interface ContactFormProps {
  labels: ContactLabels
  locale: Locale
  stamp?: string
  given?: Given
}

/** Field names are the call's (spec 1, section 7). */
export function ContactForm({ labels, locale, stamp, given }: ContactFormProps) {
  const address = formAddress(locale, 'contact', 'create-contact')
  const names = {
    mailerName: labels.name,
    mailAddress: labels.email,
    senderPhone: labels.phone,
    mailerSubject: labels.subject,
    mailerMessage: labels.message,
  }
  const field = givenFields(names, given)
  return (
    <ContactFormLive address={address} labels={labels} locale={locale} given={given?.errors}>
      <PlainForm action={address} labels={labels} names={names} given={given}>
        <div className={styles.fields}>
          <TextField {...field('mailerName')} autoComplete="name" required />
          <EmailField {...field('mailAddress')} />
          <PhoneField {...field('senderPhone')} />
          <TextField {...field('mailerSubject')} />
          <LongField {...field('mailerMessage')} rows={6} className={styles.whole} required />
        </div>
        <FormExtras leaveEmpty={labels.leaveEmpty} stamp={stamp} />
        <SubmitButton label={labels.send} sending={labels.sending} size="lg" />
      </PlainForm>
    </ContactFormLive>
  )
}
