import { render, screen } from '@testing-library/react'
import type { Campaign } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { campaign, listOf } from '../fixtures'
import { CampaignCards } from './campaign-cards'

const { donation, loading } = messages.home

test.each([
  ['home', 'Campaign 1'],
  ['elsewhere', 'Campaign 2'],
] as const)('campaigns of the home page stand there, and no others: %s', (where, title) => {
  const usual = { page: '', pages: [] } as Partial<Campaign>
  const list = listOf('donation', [campaign(1), campaign(2, usual)])
  render(<CampaignCards where={where} list={list} locale="en" labels={{ ...donation, loading }} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([title])
})
