import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/lib/shared/i18n/messages/en.json'
import { VolunteerCall } from './volunteer-call'

test('the call to those who want to help leads to the contact page', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <VolunteerCall locale="en" />
    </NextIntlClientProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Become a Volunteers' })).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contact')
})
