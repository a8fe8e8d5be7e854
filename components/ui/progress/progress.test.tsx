import { render, screen } from '@testing-library/react'
import { Progress } from './progress'

test('the bar says how much of the goal was reached', () => {
  render(<Progress percent={84} label="Clinic" text="84% of the goal" />)
  expect(screen.getByRole('progressbar', { name: 'Clinic' })).toHaveAttribute('aria-valuenow', '84')
})

test('above the goal the bar is full and the words tell the rest', () => {
  render(<Progress percent={120} label="Clinic" text="120% of the goal" />)
  const bar = screen.getByRole('progressbar')
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['100', '120% of the goal'])
})
