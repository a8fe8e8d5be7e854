import { toast } from '@payloadcms/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { renderInWords } from '../shared/words-testing'
import { PledgeActions } from './pledge-actions'

const mockRouter = { refresh: jest.fn() }
jest.mock('next/headers', () => ({ headers: async () => new Headers() }))
jest.mock('@/lib/access/sessions/language-settings', () => ({ languageOf: () => 'en' }))
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))
jest.mock('@payloadcms/ui', () => ({ toast: { success: jest.fn(), error: jest.fn() } }))

beforeEach(() => {
  jest.clearAllMocks()
})

const pledge = (changes: Partial<Pledge>) => ({ id: 7, amount: 640_000, currency: 'BDT', ...changes }) as Pledge

function siteAnswers(status: number, body: object): jest.Mock {
  const asked = jest.fn().mockResolvedValue({ ok: status === 200, status, json: async () => body })
  global.fetch = asked
  return asked
}

const offered = () =>
  [...document.querySelectorAll('summary, button[type=button]')].map(({ textContent }) => textContent)

test.each([
  ['pledged', ['Note a transaction ID', 'Reject…', 'Cancel…', 'This is spam']],
  ['reported', ['Another transaction ID', 'Reject…', 'Cancel…', 'This is spam']],
  ['verified', ['Refund…', 'Verified by mistake…']],
  ['refunded', []],
  ['rejected', ['Note a transaction ID']],
  ['expired', ['Note a transaction ID', 'Cancel…']],
] as const)('of a gift that is %s, the allowed steps alone are offered', async (state, steps) => {
  renderInWords((await PledgeActions({ pledge: pledge({ state }) })) as React.ReactElement)
  expect(offered()).toEqual(steps)
})

test('a refund says what it does, and wants a reason', async () => {
  const asked = siteAnswers(200, {})
  renderInWords(
    (await PledgeActions({
      pledge: pledge({ state: 'verified', received: 650_050, locale: 'bn' }),
    })) as React.ReactElement,
  )
  await userEvent.click(screen.getByText('Refund…'))
  expect(screen.getByText(/takes ৳6,500\.50 out of what was raised and cancels the receipt/)).toBeInTheDocument()
  const refund = screen.getByRole('button', { name: 'Refund this gift' })
  await userEvent.type(screen.getByLabelText('Why the money goes back; the donor reads it, in Bangla'), '  ')
  await userEvent.click(refund)
  expect(asked).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Why the money goes back; the donor reads it, in Bangla'), 'Given twice')
  await userEvent.click(refund)
  await waitFor(() => expect(toast.success).toHaveBeenCalled())
  expect(asked).toHaveBeenCalledWith(
    '/api/pledges/7/refund',
    expect.objectContaining({ body: '{"why":"Given twice"}' }),
  )
})

test('whoever was slower is told who was quicker, and sees the gift as it is', async () => {
  siteAnswers(409, { errors: [{ message: 'Karim has set this gift to “verified” already.' }] })
  renderInWords((await PledgeActions({ pledge: pledge({ state: 'reported' }) })) as React.ReactElement)
  await userEvent.click(screen.getByRole('button', { name: 'This is spam' }))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Karim has set this gift to “verified” already.'))
  expect(mockRouter.refresh).toHaveBeenCalled()
})

test.each([
  [['pledge-arrived', 'pledge-acknowledged'], ', and the donor is written to.'],
  [['pledge-arrived'], '; the foundation is told by mail.'],
  [[], '; no mail is sent.'],
])('“Not spam” tells of the mails that were posted: %j', async (posted, words) => {
  siteAnswers(200, { posted })
  renderInWords((await PledgeActions({ pledge: pledge({ state: 'pledged', suspected: true }) })) as React.ReactElement)
  await userEvent.click(screen.getByRole('button', { name: 'Not spam' }))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(`It is with the other gifts now${words}`))
})
