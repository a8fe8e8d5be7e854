import { render, screen } from '@testing-library/react'
import messages from '@/lib/shared/i18n/messages/en.json'
import { SocialLinks } from './social-links'

const FOOTER = ['twitter', 'facebook', 'pinterest', 'instagram'] as const
const labels = messages.shell.social

test('networks without an address are all drawn, and none is a link', () => {
  const { container } = render(<SocialLinks networks={[...FOOTER]} social={{}} labels={labels} />)
  expect(container.querySelectorAll('svg')).toHaveLength(4)
  expect(container.querySelector('a')).toBeNull()
})

test('a network with an address leads there, and the others stay as they are', () => {
  const social = { facebook: 'https://example.org/facebook' }
  const { container } = render(<SocialLinks networks={[...FOOTER]} social={social} labels={labels} />)
  expect(container.querySelectorAll('svg')).toHaveLength(4)
  expect(screen.getByRole('link')).toHaveAttribute('href', social.facebook)
  expect(screen.getByRole('link')).toHaveAccessibleName('Facebook')
})
