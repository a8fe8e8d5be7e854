import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { settings } from '@/components/site/fixtures'
import type { Campaign, CampaignStory } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { campaign, listOf } from '../fixtures'
import { CampaignPage } from './campaign-page'

jest.mock('@/lib/delivery/polling/use-live-list', () => ({ useLiveList: (initial: unknown) => initial }))

function show(shown: Campaign, others: Campaign[] = [], story?: CampaignStory) {
  const campaigns = listOf('donation', [shown, ...others])
  const url = `https://example.org/donation-events/${shown.Id}`
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CampaignPage
        under={[{ name: 'Donation Events', path: '/donation-events' }]}
        {...{ campaign: shown, story, images: {}, campaigns, settings, url }}
        locale="en"
      />
    </NextIntlClientProvider>,
  )
  return within(screen.getByRole('region', { name: 'Raised so far' }))
}

test('a campaign shows what it has of what it needs', () => {
  const box = show(campaign(1, { raised: 600, goal: 2400, currency: 'BDT' }))
  expect(box.getByText('৳600')).toBeVisible()
  expect(box.getByText('৳2,400')).toBeVisible()
  expect(box.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
})

test.each([null, 0])('a campaign whose goal is %s shows what it has, and no figures of others', (goal) => {
  const box = show(campaign(1, { raised: 600, goal }))
  expect(box.getByText('$600')).toBeVisible()
  expect(box.queryByText('Goal')).not.toBeInTheDocument()
  expect(box.queryByText('$25,270')).not.toBeInTheDocument()
  expect(box.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('what is promised is told apart from what was raised', () => {
  expect(show(campaign(1, { promised: 450 })).getByText('$450 more promised')).toBeVisible()
})

test('nothing is said where nothing is promised', () => {
  expect(show(campaign(1)).queryByText(/promised/i)).not.toBeInTheDocument()
})

test('the button opens the gift to this campaign, and leads to its form without script', async () => {
  const button = show(campaign(7)).getByRole('link', { name: 'Donate now' })
  expect(button).toHaveAttribute('href', '/donation-events/7/donate')
  await userEvent.click(button)
  expect(within(await screen.findByRole('dialog')).getByRole('heading', { name: 'Campaign 7' })).toBeVisible()
})

test('the campaigns that follow stand beside it, and not itself', () => {
  show(
    campaign(3),
    [4, 5, 6, 7, 8].map((id) => campaign(id)),
  )
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(targets.filter((to) => /^\/donation-events\/\d+$/.test(to))).toEqual(
    [4, 5, 6, 7].map((id) => `/donation-events/${id}`),
  )
})

test('HTML in a campaign’s text is escaped, and its lines are paragraphs', () => {
  show(campaign(1, { text: 'For families <b> 5.\n\nAnd for all.' }))
  expect(screen.getByText('For families <b> 5.').tagName).toBe('P')
  expect(screen.getByText('And for all.').tagName).toBe('P')
})

const STORY: CampaignStory = {
  Id: 7,
  until: '2027-01-30T18:00:00.000Z',
  who: 'Nine children',
  where: 'Ghat Road, Tongi',
  asks: '',
  text: '<p>They sleep two to a bed.</p>',
  outcome: 'Everyone has a bed.',
  sums: [
    { amount: 500, does: 'Meals for six days' },
    { amount: 1500, does: 'A school uniform' },
  ],
  budget: [
    { name: 'Beds', amount: 45_000 },
    { name: 'Meals', amount: 5000 },
  ],
  updates: [{ date: '2026-11-18T00:00:00.000Z', title: 'The roof is on', text: 'In two days.' }],
  questions: [{ question: 'Do I get a receipt?', answer: 'By e-mail.' }],
}

test('a story tells for whom, what comes of it, what the money is for and what has happened, and nothing that is empty', () => {
  const box = show(campaign(7, { currency: 'BDT', goal: 50_000 }), [], STORY)
  expect(box.getByText('Until 31 January, 2027')).toBeVisible()
  const facts = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(facts).toEqual(['For whom', 'Where'])
  expect(screen.getByText('They sleep two to a bed.')).toBeVisible()
  const budget = within(screen.getByRole('table'))
  expect(budget.getByRole('row', { name: /^Together ৳50,000/ })).toBeVisible()
  for (const heading of ['What your gift does', 'What comes of it', 'Where the money goes', 'Updates', 'Questions']) {
    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  }
  expect(screen.getByText('18 November, 2026')).toBeVisible()
})

test('a sum that is chosen on a card is chosen beside the progress, and stands in the form', async () => {
  const box = show(campaign(7, { currency: 'BDT' }), [], STORY)
  const cards = within(screen.getByRole('group', { name: 'What your gift does' }))
  await userEvent.click(cards.getByRole('radio', { name: /A school uniform/ }))
  expect(box.getByRole('radio', { name: '৳1,500' })).toBeChecked()
  expect(box.getByRole('radio', { name: '৳500' })).not.toBeChecked()
  await userEvent.click(box.getByRole('link', { name: 'Donate now' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('1500')
})
