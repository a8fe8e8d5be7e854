import { toast } from '@payloadcms/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInWords } from '../shared/words-testing'
import { SpamButton } from './spam-button'
import { StatusSteps } from './status-steps'

const LIST = '/admin/collections/volunteer-registrations'

let mockPath = ''
const mockRouter = { push: jest.fn(), refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => mockPath }))
jest.mock('@payloadcms/ui', () => ({ toast: { success: jest.fn(), error: jest.fn() } }))

beforeEach(() => {
  jest.clearAllMocks()
})

function siteAnswers(status: number, body: object): void {
  global.fetch = jest.fn().mockResolvedValue({ ok: status === 200, status, json: async () => body })
}

const gone = () => siteAnswers(404, { errors: [{ message: 'Not Found' }] })

test('a change of an erased registration shows that, and goes to the list', async () => {
  mockPath = `${LIST}/7`
  gone()
  renderInWords(<SpamButton id={7} name="Rahima" />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('This registration has been erased.'))
  expect(mockRouter.push).toHaveBeenCalledWith(LIST)
})

test('a transition of an erased registration in the list keeps the list’s filters', async () => {
  mockPath = LIST
  gone()
  const rahima = { id: 8, name: 'Rahima', status: 'new', updatedAt: '2026-03-10T08:00:00.000Z' } as const
  renderInWords(
    <StatusSteps {...rahima} heading={null}>
      {null}
    </StatusSteps>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Contacted' }))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('This registration has been erased.'))
  expect([mockRouter.push.mock.calls.length, mockRouter.refresh.mock.calls.length]).toEqual([0, 1])
})

test.each([
  [['registration-arrived', 'registration-acknowledged'], ', and is thanked by mail.'],
  [['registration-arrived'], '; the foundation is told by mail.'],
  [[], '; no mail is sent.'],
])('“Not spam” tells of the mails that the answer tells of: %j', async (posted, words) => {
  siteAnswers(200, { doc: { posted } })
  renderInWords(<SpamButton id={7} name="Rahima" />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(`Rahima is with the others now${words}`))
})

test('in Bangla it is told in Bangla', async () => {
  siteAnswers(200, { doc: { posted: [] } })
  renderInWords(<SpamButton id={7} name="রহিমা" />, 'bn')
  await userEvent.click(screen.getByRole('button', { name: 'স্প্যাম নয়' }))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('রহিমা এখন অন্যদের তালিকায়; কোনো মেইল পাঠানো হচ্ছে না।'))
})

test('every other refusal is shown in the server’s words', async () => {
  mockPath = `${LIST}/7`
  siteAnswers(409, { errors: [{ message: 'Karim was quicker.' }] })
  renderInWords(<SpamButton id={7} name="Rahima" />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Karim was quicker.'))
  expect(mockRouter.push).not.toHaveBeenCalled()
})
