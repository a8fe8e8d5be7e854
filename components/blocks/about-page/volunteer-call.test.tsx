import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/lib/shared/i18n/messages/en.json'
import { VolunteerCall } from './volunteer-call'

test('the call to those who want to help leads to the contact page, and to the way to give', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <VolunteerCall locale="en" />
    </NextIntlClientProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Become a Volunteers' })).toBeVisible()
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/contact', '/donate-now'])
})
