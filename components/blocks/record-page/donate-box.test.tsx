import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { type BoxFigures, PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import messages from '@/lib/shared/i18n/messages/en.json'
import { campaign } from '../fixtures'
import { DonateBox } from './donate-box'

function show(shown?: BoxFigures) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <DonateBox locale="en" figures={shown} />
    </NextIntlClientProvider>,
  )
  return within(screen.getByRole('region'))
}

test('with the fixed figures it names nobody', () => {
  const box = show(PLACEHOLDERS.figures)
  expect(box.getByText('$25,270')).toBeVisible()
  expect(box.getByText('$30,000')).toBeVisible()
  expect(box.getByRole('link')).toHaveAccessibleName('Donate now')
})

test('without figures it is the way to give alone', () => {
  const box = show()
  expect(box.getByRole('link')).toHaveAccessibleName('Donate now')
  expect(box.queryByText(/Raised|Goal|\d/)).not.toBeInTheDocument()
})

test('with a campaign it has its figures, and says whose they are', () => {
  const box = show(campaign(7, { raised: 12.5, goal: 50, currency: 'BDT' }))
  expect(box.getByText('৳12.50')).toBeVisible()
  expect(box.getByRole('link', { name: 'Campaign 7' })).toHaveAttribute('href', '/donation-events/7')
  expect(box.getByRole('link', { name: 'Donate now' })).not.toHaveAttribute('aria-haspopup')
})

test('a goal without gifts shows nothing raised, and an empty bar', () => {
  const box = show(campaign(1, { raised: 0, goal: 500 }))
  expect(box.getByText('$0')).toBeVisible()
  expect(box.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
})

test('above the goal the bar is full, and the percentage goes on', () => {
  const box = show(campaign(1, { raised: 660, goal: 500 }))
  expect(box.getByText('132% of the goal')).toBeVisible()
  expect(box.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})

test('up to the goal the percentage is not written beside the bar', () => {
  expect(show(campaign(1, { raised: 500, goal: 500 })).queryByText('100% of the goal')).not.toBeInTheDocument()
})
