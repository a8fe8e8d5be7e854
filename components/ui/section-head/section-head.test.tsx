import { render, screen } from '@testing-library/react'
import { SectionHead } from './section-head'

test('an English heading has its Bangla companion beside it, not in it', () => {
  render(<SectionHead title="Our Projects" companion="আমাদের প্রকল্প" locale="en" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Our Projects' })).toBeInTheDocument()
  expect(screen.getByText('আমাদের প্রকল্প')).toHaveAttribute('lang', 'bn')
})

test('a Bangla page does not say it twice', () => {
  render(<SectionHead title="আমাদের প্রকল্প" companion="আমাদের প্রকল্প" locale="bn" />)
  expect(screen.getAllByText('আমাদের প্রকল্প')).toHaveLength(1)
})
