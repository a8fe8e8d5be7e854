import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { campaign } from '@/components/blocks/fixtures'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'
import { DonateForm } from './donate-form'
import { fakeServerAnswers, fakeServerAnswersInTurn } from './fake-server'
import { goTo } from './go-to'
import { type DonateSettings, donateLabels } from './labels'

const { donate, problems } = messages.forms

jest.mock('./go-to', () => ({ goTo: jest.fn() }))

const SETTINGS: DonateSettings = {
  bank: {
    bankName: 'Demo Bank',
    accountName: 'Foundation',
    accountNumber: '0000 1234',
    branch: 'Tongi',
    swift: '',
    routing: '',
  },
  wallets: { nagad: '017', bkash: '018', upay: '019' },
  countries: ['USA', 'England', 'Australia'],
  currencies: ['USD', 'BDT', 'JPY'],
  giving: readGivingSettings(),
}

function donation(over: { settings?: Partial<DonateSettings>; campaign?: Campaign; locale?: Locale } = {}): void {
  const settings = { ...SETTINGS, ...over.settings }
  render(
    <DonateForm
      labels={donateLabels(messages.forms)}
      locale={over.locale ?? 'en'}
      settings={settings}
      campaign={over.campaign}
    />,
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Donate now' }))
const amount = () => screen.getByRole('textbox', { name: 'Amount' })

async function fillIn(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '$50' }))
  const project = screen.getByLabelText<HTMLSelectElement>('Choose a project')
  if (project.value === '') await userEvent.selectOptions(project, 'Health')
  await userEvent.type(screen.getByLabelText('First name'), 'Nusrat')
  await userEvent.type(screen.getByLabelText('Email address'), 'nusrat@example.com')
}

test('the amount starts as .00', () => {
  donation()
  expect(amount()).toHaveValue('.00')
})

test('the projects are the specification’s seven', () => {
  donation()
  const [ask, ...names] = [...screen.getByLabelText('Choose a project').children].map((option) => option.textContent)
  expect(ask).toBe(donate.noProject)
  expect(names).toEqual([
    'Health',
    'Education',
    'Microcredit',
    'Improving Quality Of Life',
    'Environment',
    'Orphanage',
    'Old Home',
  ])
})

test('a suggested amount fills the field', async () => {
  donation()
  await userEvent.click(screen.getByRole('radio', { name: 'Taka' }))
  await userEvent.click(screen.getByRole('button', { name: '৳1,000' }))
  await waitFor(() => expect(amount()).toHaveValue('1,000.00'))
})

test('a suggested amount is gone once another currency is chosen, one that was typed stays', async () => {
  donation()
  await userEvent.click(screen.getByRole('radio', { name: 'Taka' }))
  await userEvent.click(screen.getByRole('button', { name: '৳2,500' }))
  await waitFor(() => expect(amount()).toHaveValue('2,500.00'))
  await userEvent.click(screen.getByRole('radio', { name: 'US dollar' }))
  expect(amount()).toHaveValue('.00')
  await userEvent.clear(amount())
  await userEvent.type(amount(), '25')
  await userEvent.click(screen.getByRole('radio', { name: 'Yen' }))
  expect(amount()).toHaveValue('25')
})

test('the suggestion that the amount is now is marked', async () => {
  donation()
  await userEvent.clear(amount())
  await userEvent.type(amount(), '25')
  await waitFor(() => expect(screen.getByRole('button', { name: '$25' })).toHaveAttribute('aria-pressed', 'true'))
})

test('nothing is sent without an amount', async () => {
  const sent = fakeServerAnswers(201, {})
  donation()
  await send()
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(problems.amount))
  expect(sent).toEqual([])
})

test.each(['abc', '-5', '0', '1e3', '💸'])('%s is no amount', async (nonsense) => {
  fakeServerAnswers(201, {})
  donation()
  await userEvent.clear(amount())
  await userEvent.type(amount(), nonsense)
  await send()
  await waitFor(() => expect(amount()).toBeInvalid())
})

test('every way to pay is in the HTML', () => {
  donation()
  for (const number of ['0000 1234', '017', '018', '019']) expect(screen.getByText(number)).toBeInTheDocument()
})

test('a wallet without a number says so', () => {
  donation({ settings: { wallets: { nagad: '017', bkash: '', upay: '019' } } })
  expect(screen.getByText(donate.noNumber)).toBeInTheDocument()
})

test('a number is copied', async () => {
  const user = userEvent.setup()
  donation()
  await user.click(screen.getByRole('button', { name: 'Copy the bKash number' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('018'))
})

test('a gift is sent as numbers and the spec’s words', async () => {
  const sent = fakeServerAnswers(201, { data: { reference: 'AF-1' } })
  donation()
  await fillIn()
  await userEvent.selectOptions(screen.getByLabelText('Choose a project'), 'Old Home')
  await send()
  await screen.findByText('Your reference is AF-1.')
  expect(sent[0]?.body).toMatchObject({ amount: 50, currency: 'USD', project: 'Old Home', paymentMethod: 0 })
})

test('a gift for a campaign carries it', async () => {
  const sent = fakeServerAnswers(201, { data: {} })
  donation({ campaign: campaign(7, { category: 'Education' }) })
  await fillIn()
  await send()
  await screen.findByText(donate.thanks)
  expect(sent[0]?.body).toMatchObject({ campaign: 7, project: 'Education' })
})

test('the form starts in the campaign’s currency', () => {
  donation({ campaign: campaign(7, { currency: 'JPY' }) })
  expect(screen.getByRole('radio', { name: 'Yen' })).toBeChecked()
})

test('the dollar comes first and is chosen, in Bangla the taka, and for a campaign its own', () => {
  for (const [over, chosen] of [
    [{}, 'US dollar'],
    [{ locale: 'bn' }, 'Taka'],
    [{ locale: 'bn', settings: { currencies: ['USD'] } }, 'US dollar'],
    [{ locale: 'bn', campaign: campaign(7, { currency: 'JPY' }) }, 'Yen'],
  ] as [Parameters<typeof donation>[0], string][]) {
    donation(over)
    expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName('US dollar')
    expect(screen.getByRole('radio', { name: chosen })).toBeChecked()
    cleanup()
  }
})

test('in a campaign’s form another currency than its own is told where its gift goes', () => {
  donation({ campaign: campaign(7, { currency: 'USD' }) })
  const told = screen.getAllByText(/^This campaign collects in \$\./).map(({ dataset }) => dataset.for)
  expect(told).toEqual(['BDT', 'JPY'])
  cleanup()
  donation()
  expect(screen.queryByText(/^This campaign collects/)).toBeNull()
})

test('the country starts as Bangladesh in Bangla and for a campaign in taka; else nobody chose it', () => {
  for (const [locale, currency, country] of [
    ['bn', undefined, 'Bangladesh'],
    ['en', 'BDT', 'Bangladesh'],
    ['en', 'USD', ''],
    ['en', undefined, ''],
  ] as const) {
    const countries = ['USA', 'England', 'Bangladesh']
    donation({ locale, settings: { countries }, campaign: currency && campaign(7, { currency }) })
    expect(screen.getByLabelText('Country')).toHaveValue(country)
    cleanup()
  }
})

test('a country is sent as it stands in the list, and found again in a form that came back', () => {
  donation()
  expect([...screen.getByLabelText('Country').children].map((option) => option.getAttribute('value'))).toEqual([
    '',
    'USA',
    'England',
    'Australia',
  ])
})

test('amounts are suggested as treasurers set them, and where they set none, none', () => {
  donation({ settings: { giving: { ...readGivingSettings(), suggested: { USD: [7], BDT: [], JPY: [8] } } } })
  const names = screen.getAllByRole('group', { name: 'Suggested amounts' }).map((group) => group.textContent)
  expect(names).toEqual(['$7', '¥8'])
})

test.each([
  ['0.5', 'The smallest gift that we can take this way is $1.'],
  ['1,000,000', 'For more than $100,000 please phone us, so that a person can help you.'],
  ['1.005', problems.amountTooFine],
])('the amount %s is refused with the reason', async (typed, sentence) => {
  donation()
  await userEvent.clear(amount())
  await userEvent.type(amount(), typed)
  await send()
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(sentence))
})

test('who chooses to give anonymously is no longer asked for a name', async () => {
  const sent = fakeServerAnswers(201, { data: {} })
  donation()
  await userEvent.click(screen.getByRole('button', { name: '$50' }))
  await userEvent.selectOptions(screen.getByLabelText('Choose a project'), 'Health')
  await send()
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(problems.firstName))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Give anonymously' }))
  expect(screen.getByLabelText('First name')).toBeValid()
  await userEvent.click(screen.getByRole('radio', { name: 'Zakat' }))
  await send()
  await screen.findByText(donate.thanks)
  expect(sent[0]?.body).toMatchObject({ anonymous: true, firstName: '', purpose: 'zakat' })
})

test('nothing is asked that one has only after paying', () => {
  donation()
  expect(document.querySelectorAll('[name="transactionId"], [name="senderNumber"]')).toHaveLength(0)
  expect(screen.getByText(donate.next)).toBeInTheDocument()
})

test('nothing is sent before the gift has a purpose', async () => {
  const sent = fakeServerAnswers(201, { data: {} })
  donation()
  await userEvent.click(screen.getByRole('button', { name: '$50' }))
  await userEvent.type(screen.getByLabelText('First name'), 'Nusrat')
  await send()
  await waitFor(() => expect(screen.getByLabelText('Choose a project')).toHaveAccessibleDescription(problems.project))
  expect(sent).toEqual([])
})

test.each([
  ['Orphanage', 'Orphanage'],
  ['Winter relief', ''],
])('the form of a campaign of the category %s has the project “%s” chosen', (category, project) => {
  donation({ campaign: campaign(7, { category }) })
  expect(screen.getByLabelText('Choose a project')).toHaveValue(project)
  expect(screen.queryAllByText(donate.otherProject)).toHaveLength(project ? 1 : 0)
})

test('whoever has given is led to the private page, and finds the way there again', async () => {
  const statusUrl = 'https://site.example/pledge/abc'
  fakeServerAnswers(201, { data: { reference: '7K3M-Q9PX', statusUrl } })
  donation()
  await fillIn()
  await send()
  expect(await screen.findByRole('link', { name: donate.privatePage })).toHaveAttribute('href', statusUrl)
  expect(goTo).toHaveBeenCalledWith(statusUrl)
})

test('a campaign that has ended is told, and the next send goes without it', async () => {
  const fields = { campaign: problems.campaignEnded }
  const refused = { error: { code: 'invalid', message: 'Please check these fields', fields } }
  const sent = fakeServerAnswersInTurn([422, refused], [201, { data: {} }])
  donation({ campaign: campaign(7, { currency: 'USD' }) })
  await fillIn()
  await send()
  expect(await screen.findByText(problems.campaignEnded)).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Nusrat')
  await send()
  await screen.findByText(donate.thanks)
  expect(sent.map(({ body }) => body.campaign)).toEqual([7, undefined])
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
})

test('a form is gone once it was sent', async () => {
  fakeServerAnswers(201, { data: {} })
  donation()
  await fillIn()
  await send()
  await screen.findByText(donate.thanks)
  expect(document.querySelector('form')).not.toBeVisible()
})

// HTML, section 4.10.18.7: hidden inputs may not have these tokens, and `street-address` is of several lines.
test('hidden inputs have no autocomplete token, and the address has that of one line', () => {
  donation()
  expect(document.querySelectorAll('input[type="hidden"]')).toHaveLength(2)
  expect(document.querySelector('input[type="hidden"][autocomplete]')).toBeNull()
  expect(screen.getByLabelText('Address')).toHaveAttribute('autocomplete', 'address-line1')
})

test('each of its sections has a heading', () => {
  donation()
  const sections = [...document.querySelectorAll('section')]
  expect(sections.length).toBeGreaterThan(1)
  expect(sections.filter((section) => !section.querySelector('h2'))).toEqual([])
})

describe('what a sum does', () => {
  const sums = { currency: 'BDT' as const, sums: [500, 1500].map((amount) => ({ amount, does: `Help ${amount}` })) }
  const giving = { ...readGivingSettings(), sums: { 7: sums }, projects: { orphanage: 7 } }
  const line = (words: RegExp) => screen.getByText(words)

  test('changes with the sum of a campaign, in its currency alone', async () => {
    donation({ settings: { giving }, campaign: campaign(7, { currency: 'BDT', category: 'Orphanage' }) })
    expect(screen.getAllByRole('button', { name: /^৳/ }).map(({ textContent }) => textContent)).toEqual([
      '৳500',
      '৳1,500',
    ])
    expect(line(/^৳500: Help 500/)).not.toBeVisible()
    await userEvent.type(amount(), '{Control>}a{/Control}1499')
    await waitFor(() => expect(line(/^৳500: Help 500/)).toBeVisible())
    await userEvent.type(amount(), '{Control>}a{/Control}১৫০০')
    await waitFor(() => expect(line(/^৳1,500: Help 1500/)).toBeVisible())
    expect(line(/^৳500: Help 500/)).not.toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'US dollar' }))
    expect(line(/^৳1,500: Help 1500/)).not.toBeVisible()
  })

  test('is said of the campaign of a project, once that is chosen', async () => {
    donation({ settings: { giving }, locale: 'bn' })
    await userEvent.type(amount(), '{Control>}a{/Control}700')
    await waitFor(() => expect(amount()).toHaveValue('700'))
    expect(line(/Help 500/)).not.toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Choose a project'), 'Orphanage')
    await waitFor(() => expect(line(/Help 500/)).toBeVisible())
  })
})
