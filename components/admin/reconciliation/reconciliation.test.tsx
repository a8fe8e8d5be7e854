import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QueuedBankLine, QueuedPledge, QueuePair } from '@/lib/giving/shared/reconciliation-types'
import { renderInWords } from '../shared/words-testing'
import { PairList } from './pair-list'
import { UnmatchedBankLines } from './unmatched-bank-lines'

const mockRouter = { push: jest.fn(), refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))
jest.mock('@payloadcms/ui', () => ({
  toast: {},
  useModal: () => ({ openModal: jest.fn() }),
  ConfirmationModal: ({
    heading,
    confirmLabel,
    onConfirm,
  }: Record<'heading' | 'confirmLabel', string> & { onConfirm: () => void }) => (
    <div role="dialog" aria-label={heading}>
      <button type="button" onClick={onConfirm}>
        {confirmLabel}
      </button>
    </div>
  ),
}))

const NOTHING = { campaigns: [] }

const money = (id: number): QueuedBankLine => ({
  id,
  method: 'bkash',
  trxId: `8N7A6B5C4${id}`,
  amount: 50_050,
  currency: 'BDT',
  receivedAt: '2026-03-10T08:05:00.000Z',
  sender: '01711000000',
  details: null,
  source: 'sms',
})

const gift = (id: number): QueuedPledge => ({
  id: 100 + id,
  reference: `7K3M-Q9P${id}`,
  donor: 'Rahima Begum',
  state: 'reported',
  amount: 60_000,
  currency: 'BDT',
  method: 'bkash',
  purpose: 'zakat',
  campaign: null,
  trxId: `8N7A6B5C4${id}`,
  trxIdFrom: 'donor',
  senderNumber: null,
  locale: 'bn',
  createdAt: '2026-03-10T08:00:00.000Z',
  reportedAt: '2026-03-10T08:01:00.000Z',
})

const pair = (id: number): QueuePair => ({
  kind: 'otherAmount',
  words: 'The same transaction ID, another amount.',
  transaction: money(id),
  pledge: gift(id),
})

let answered: [number, object] = [200, {}]
const sent = () => (global.fetch as jest.Mock).mock.calls.map(([path, { body }]) => [path, JSON.parse(body)])

beforeEach(() => {
  jest.clearAllMocks()
  global.fetch = jest.fn(
    async () => ({ ok: answered[0] === 200, status: answered[0], json: async () => answered[1] }) as never,
  )
})

const rowOf = (reference: string) => screen.getByText(reference).closest('li') as HTMLElement
const press = (row: HTMLElement, name: RegExp | string) => userEvent.click(within(row).getByRole('button', { name }))

test('what is verified is what arrived, and the row says so where it stood', async () => {
  answered = [200, { receipt: 1 }]
  const { rerender } = renderInWords(<PairList pairs={[pair(1), pair(2)]} exact={[]} campaignOptions={NOTHING} />)
  await press(rowOf('7K3M-Q9P1'), 'Verify ৳500.50 for 7K3M-Q9P1')
  expect(sent()).toEqual([['/api/transactions/verify', { pledge: 101, transaction: 1, seenAmount: 50_050 }]])
  await waitFor(() => expect(screen.getByText('৳500.50 are verified for 7K3M-Q9P1.')).toHaveFocus())
  rerender(<PairList pairs={[pair(2), pair(3)]} exact={[]} campaignOptions={NOTHING} />)
  const buttons = screen.getAllByRole('button', { name: /^Verify/ }).map((button) => button.textContent)
  expect(buttons).toEqual(['Verify ৳500.50 for 7K3M-Q9P2', 'Verify ৳500.50 for 7K3M-Q9P3'])
  expect(screen.getAllByText(/^7K3M/).map((link) => link.textContent)).toEqual(['7K3M-Q9P1', '7K3M-Q9P2', '7K3M-Q9P3'])
})

test('whoever was too late is told who was quicker, and cannot verify it again', async () => {
  answered = [409, { errors: [{ message: 'Karim has set this gift to “verified” already.' }] }]
  const { rerender } = renderInWords(<PairList pairs={[pair(1)]} exact={[]} campaignOptions={NOTHING} />)
  await press(rowOf('7K3M-Q9P1'), /^Verify/)
  await waitFor(() => expect(screen.getByText(/Karim has set this gift/)).toHaveFocus())
  expect(mockRouter.refresh).toHaveBeenCalledTimes(1)
  rerender(<PairList pairs={[]} exact={[]} campaignOptions={NOTHING} />)
  expect(screen.getByText(/Karim has set this gift/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what failed may be tried again', async () => {
  renderInWords(<PairList pairs={[pair(1)]} exact={[]} campaignOptions={NOTHING} />)
  global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'))
  await press(rowOf('7K3M-Q9P1'), /^Verify/)
  await waitFor(() => expect(screen.getByText('The site did not answer. Please try again.')).toHaveFocus())
  expect(within(rowOf('7K3M-Q9P1')).getByRole('button', { name: /^Verify/ })).toBeEnabled()
})

test('all exact pairs are verified when that is confirmed, some at a time, and each says what came of it', async () => {
  const exact = Array.from({ length: 30 }, (_, at) => ({ pledge: 101 + at, transaction: 1 + at }))
  const told = (from: number, to: number) =>
    exact.slice(from, to).map((ids) => ({ ...ids, receipt: 1, why: ids.pledge === 102 ? 'Karim was quicker.' : null }))
  const answers = [
    { pairs: told(0, 25), verified: 24, refused: 1 },
    { pairs: told(25, 30), verified: 5, refused: 0 },
  ]
  global.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => answers.shift() }) as never)
  renderInWords(<PairList pairs={[pair(1), pair(2)]} exact={exact} campaignOptions={NOTHING} />)
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Verify 30 gifts?' })).getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent('29 gifts are verified. 1 was not: Karim was quicker.')
  expect(sent().map(([, { pairs }]) => pairs.length)).toEqual([25, 5])
  expect(rowOf('7K3M-Q9P1')).toHaveTextContent('Verified.')
  expect(rowOf('7K3M-Q9P2')).toHaveTextContent('Karim was quicker.')
})

test('whoever works in Bangla reads figures, days and buttons in Bangla', async () => {
  answered = [200, { receipt: 1 }]
  renderInWords(<PairList pairs={[pair(1)]} exact={[]} campaignOptions={NOTHING} />, 'bn')
  const row = rowOf('7K3M-Q9P1')
  expect(row).toHaveTextContent('৳৬০০ প্রতিশ্রুত')
  expect(row).toHaveTextContent('লেনদেন আইডি দেওয়া হয়েছে')
  expect(row).toHaveTextContent('১০ মার্চ, ২০২৬')
  await press(row, 'দান 7K3M-Q9P1: ৳৫০০.৫০ যাচাই করুন')
  await waitFor(() => expect(screen.getByText('7K3M-Q9P1-এর ৳৫০০.৫০ যাচাই করা হয়েছে।')).toHaveFocus())
})

describe('money without a gift', () => {
  const show = () =>
    renderInWords(
      <UnmatchedBankLines
        waiting={[{ transaction: money(1), reason: 'noPledge', words: 'No gift has this ID.', pledges: [] }]}
        campaignOptions={NOTHING}
      />,
    )
  const open = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('is set aside with its reason', async () => {
    answered = [200, {}]
    show()
    await open('Set aside')
    await userEvent.type(screen.getByRole('textbox', { name: /Why is this no gift/ }), ' Our own transfer {Enter}')
    expect(sent()).toEqual([['/api/transactions/set-aside', { transaction: 1, why: 'Our own transfer' }]])
    await waitFor(() => expect(screen.getByText('8N7A6B5C41 is set aside: Our own transfer')).toHaveFocus())
  })

  test('is attached to a gift that was looked for; one that is verified already takes none', async () => {
    answered = [200, { pledges: [gift(1), { ...gift(2), state: 'verified' }, { ...gift(3), currency: 'USD' }] }]
    show()
    await open('Attach to a gift')
    await userEvent.type(screen.getByRole('searchbox'), 'rahima{Enter}')
    expect(await screen.findByText('3 found.')).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: /^Verify/ })).toHaveLength(2)
    answered = [200, { receipt: null }]
    await press(rowOf('7K3M-Q9P1'), /^Verify/)
    expect(sent()[1]).toEqual(['/api/transactions/verify', { pledge: 101, transaction: 1, seenAmount: 50_050 }])
  })

  test('in another currency than promised says so on its button, wherever that stands', async () => {
    const dollars = { ...gift(3), amount: 5000, currency: 'USD' as const }
    answered = [200, { pledges: [dollars] }]
    const waits = { transaction: money(1), reason: 'otherCurrency', words: 'Another currency.' } as const
    renderInWords(<UnmatchedBankLines waiting={[{ ...waits, pledges: [dollars] }]} campaignOptions={NOTHING} />)
    await open('Attach to a gift')
    await userEvent.type(screen.getByRole('searchbox'), 'rahima{Enter}')
    await screen.findByText('1 found.')
    const buttons = screen.getAllByRole('button', { name: 'Verify ৳500.50 (promised: $50) for 7K3M-Q9P3' })
    expect(buttons).toHaveLength(2)
    expect(screen.getAllByText(/general fund in taka. Nothing is converted/)).toHaveLength(2)
    const body = { pledge: 103, transaction: 1, seenAmount: 50_050, otherCurrency: true }
    await userEvent.click(buttons[0] as HTMLElement)
    expect(sent()[1]).toEqual(['/api/transactions/verify', body])
  })

  test('is recorded as a gift: what is wrong stands beside its field, and what was typed stays', async () => {
    const fields = { firstName: 'Please write the donor’s name.' }
    answered = [422, { errors: [{ message: fields.firstName, data: { fields } }] }]
    show()
    await open('Record as a new gift')
    await userEvent.type(screen.getByLabelText('Address'), 'Tongi')
    await press(rowOf('8N7A6B5C41'), 'Record ৳500.50 as a gift')
    const name = screen.getByLabelText('First name')
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toHaveAccessibleDescription(fields.firstName)
    expect(screen.getByLabelText('Address')).toHaveValue('Tongi')
    answered = [200, { pledge: 9, reference: '7K3M-Q9PX', receipt: 1 }]
    await userEvent.type(name, 'Rahima')
    await userEvent.selectOptions(screen.getByLabelText('For'), 'project:Improving Quality Of Life')
    await press(rowOf('8N7A6B5C41'), 'Record ৳500.50 as a gift')
    const body = {
      money: 1,
      campaign: null,
      project: 'Improving Quality Of Life',
      firstName: 'Rahima',
      anonymous: false,
    }
    expect(sent()[1]).toEqual(['/api/transactions/enter', expect.objectContaining(body)])
    await waitFor(() => expect(screen.getByText(/verified for the new gift 7K3M-Q9PX/)).toHaveFocus())
  })
})
