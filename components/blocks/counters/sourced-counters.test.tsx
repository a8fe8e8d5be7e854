import { screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteSettings } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { Counters } from './counters'

/** As the server draws it. */
function show(counters: SiteSettings['counters']) {
  document.body.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Counters counters={counters} locale="en" />
    </NextIntlClientProvider>,
  )
}

test('a figure says where it comes from, and of when it is', () => {
  show({ volunteers: { value: 412, source: 'আমাদের তালিকা', date: '2026-01-01T00:00:00.000Z' } })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('412')).toBeVisible()
  expect(screen.getByText('আমাদের তালিকা')).toHaveAttribute('lang', 'bn')
  expect(screen.getByText(/1 January, 2026/)).toBeVisible()
})

test('without any there is no section', () => {
  show({})
  expect(document.body).toBeEmptyDOMElement()
})
