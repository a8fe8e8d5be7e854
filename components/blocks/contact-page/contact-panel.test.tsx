import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { settings } from '@/components/site/fixtures'
import messages from '@/lib/shared/i18n/messages/en.json'
import { ContactPanel } from './contact-panel'

const NONE = { phones: [], email: '', address: '', position: null, openingHours: [], answering: '', registrations: [] }

const shown = (more: object) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ContactPanel settings={{ ...settings, ...NONE, ...more }} locale="en" />
    </NextIntlClientProvider>,
  )

test('what the settings do not say has no heading', () => {
  shown({})
  expect(screen.queryAllByRole('term')).toEqual([])
})

test('hours, answers and registrations are told line by line', () => {
  shown({ openingHours: ['Daily', 'Friday closed'], answering: 'Within two days.', registrations: ['S-88'] })
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Opening hours',
    'When you hear from us',
    'Registration',
  ])
  for (const line of ['Daily', 'Friday closed', 'Within two days.', 'S-88'])
    expect(screen.getByText(line)).toBeVisible()
})

test('the map leads to the position where there is one, else to the address', () => {
  const { unmount } = shown({ address: 'Zindabazar', position: { latitude: 24.8949, longitude: 91.8687 } })
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('query=24.8949%2C91.8687'))
  unmount()
  shown({ address: 'Zindabazar' })
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('query=Zindabazar'))
})
