import { render, screen } from '@testing-library/react'
import { FundTable } from './fund-table'

jest.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

test('a purpose stands beneath its fund, too, where the screen has no room beside it', () => {
  const fund = { campaign: null, currency: 'BDT', purpose: 'zakat', raised: 50_000, promised: 0 } as const
  render(<FundTable funds={[fund]} campaigns={new Map()} days={{ from: '', to: '' }} />)
  expect(screen.getByRole('rowheader')).toHaveTextContent(/BDT.*Zakat/)
})
