import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInWords } from '../shared/words-testing'
import { VerifyButton } from './verify-button'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }))
jest.mock('@payloadcms/ui', () => ({ toast: { success: jest.fn(), error: jest.fn() } }))

const MONEY = { id: 2, amount: 640_000, currency: 'BDT' } as const

test.each([
  ['Verify ৳6,400', { id: 1, amount: 700_000, currency: 'BDT' }, {}],
  ['Verify ৳6,400 (promised: $50)', { id: 1, amount: 5000, currency: 'USD' }, { otherCurrency: true }],
] as const)('“%s” says what is counted, and sends that it was seen', async (name, pledge, more) => {
  const fetched = jest.fn().mockResolvedValue({ ok: true, status: 200, json: async () => ({ receipt: 1 }) })
  global.fetch = fetched
  renderInWords(<VerifyButton pledge={pledge} money={MONEY} />)
  expect(screen.queryAllByText(/general fund in taka/)).toHaveLength('otherCurrency' in more ? 1 : 0)
  await userEvent.click(screen.getByRole('button', { name }))
  const [path, { body }] = fetched.mock.calls[0]
  expect([path, JSON.parse(body)]).toEqual([
    '/api/transactions/verify',
    { pledge: 1, transaction: 2, seenAmount: 640_000, ...more },
  ])
})
