import { LazyContactForm } from './lazy-contact-form'
import { type ContactFormProps, contactFormSetup, PlainContactForm } from './plain-contact-form'

export function ContactForm(props: ContactFormProps) {
  return (
    <LazyContactForm {...contactFormSetup(props)}>
      <PlainContactForm {...props} />
    </LazyContactForm>
  )
}
