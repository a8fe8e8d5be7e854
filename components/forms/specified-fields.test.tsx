import { render, screen } from '@testing-library/react'
import messages from '@/lib/shared/i18n/messages/en.json'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'
import { ContactForm } from './contact-form'
import { DonateForm } from './donate-form'
import { contactLabels, donateLabels, volunteerLabels } from './labels'
import { VolunteerForm } from './volunteer-form'

const { forms } = messages
const bank = { bankName: '', accountName: '', accountNumber: '', branch: '', swift: '', routing: '' }
const settings = {
  bank,
  wallets: { nagad: '', bkash: '', upay: '' },
  countries: ['USA'],
  currencies: ['USD' as const],
  giving: readGivingSettings(),
}

test.each([
  ['contact', <ContactForm key="contact" labels={contactLabels(forms)} locale="en" />],
  ['volunteer', <VolunteerForm key="volunteer" labels={volunteerLabels(forms)} locale="en" />],
  ['donation', <DonateForm key="donation" labels={donateLabels(forms)} settings={settings} locale="en" />],
])('the e-mail of the %s form is typed into a field for e-mail addresses', (_, form) => {
  render(form)
  expect(screen.getByLabelText(/^email( address)?$/i)).toHaveAttribute('type', 'email')
})

test('the contact form has the five fields of the specification, and its button', () => {
  render(<ContactForm labels={contactLabels(forms)} locale="en" />)
  for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message'])
    expect(screen.getByRole('textbox', { name: label })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send a message' })).toHaveAttribute('type', 'submit')
})

test('the donation form asks for the person as the specification does', () => {
  render(<DonateForm labels={donateLabels(forms)} settings={settings} locale="en" />)
  for (const label of ['First name', 'Last name', 'Email address', 'Phone', 'Address'])
    expect(screen.getByLabelText(label, { selector: 'input' })).toBeInTheDocument()
  expect(screen.getByLabelText('Country', { selector: 'select' })).toBeInTheDocument()
  expect(screen.getByLabelText('Message', { selector: 'textarea' })).toBeInTheDocument()
})
