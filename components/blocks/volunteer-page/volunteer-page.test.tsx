import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { settings } from '@/components/site/fixtures'
import messages from '@/lib/shared/i18n/messages/en.json'
import { VolunteerPage } from './volunteer-page'

test('what is asked of volunteers stands above the form, in fixed words', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <VolunteerPage settings={settings} picture={null} locale="en" />
    </NextIntlClientProvider>,
  )
  const asked = screen.getByRole('heading', { name: 'What we ask' }).parentElement as HTMLElement
  expect(asked).toHaveTextContent('You are 16 or older.')
  expect(asked.querySelectorAll('li')).toHaveLength(4)
  const form = document.querySelector('form') as HTMLElement
  expect(asked.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send a message' })).toBeInTheDocument()
})
