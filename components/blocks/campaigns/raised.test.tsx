import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import messages from '@/lib/shared/i18n/messages/bn.json'
import { Raised } from './raised'

const show = (over: Partial<ComponentProps<typeof Raised>>) =>
  render(
    <Raised
      {...{ raised: 6000, goal: 30_000, percent: 20, currency: 'BDT', about: 'Boats', locale: 'bn' }}
      labels={messages.home.donation}
      {...over}
    />,
  )

test('what is promised stands apart from what was raised', () => {
  show({ promised: 12_000.5 })
  expect(screen.getByText('আরও ৳১২,০০০.৫০-এর প্রতিশ্রুতি')).toBeVisible()
  expect(screen.getByText('৳৬,০০০')).toBeVisible()
})

test('nothing is said of promises where there are none', () => {
  show({ promised: 0 })
  expect(screen.queryByText(/প্রতিশ্রুতি/)).not.toBeInTheDocument()
})

test('the percentage is written once the goal is passed', () => {
  show({ percent: 132 })
  expect(screen.getByText('১৩২%')).toBeVisible()
})

test('up to the goal the percentage is not written beside the bar', () => {
  show({ percent: 100 })
  expect(screen.queryByText('১০০%')).not.toBeInTheDocument()
})
