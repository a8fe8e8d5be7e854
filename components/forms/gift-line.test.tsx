import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@/lib/shared/i18n/messages/en.json'
import { answerOf } from './fake-server'
import { RememberedGift } from './remembered-gift'
import { rememberedGifts, rememberGift } from './remembered-gifts'

const { remembered: labels } = messages.forms
const KEY = 'TDhl0yVhobClRfHAtQxbqw'
const OTHER = 'AAAAAAAAAAAAAAAAAAAAAA'
const SENTENCE = 'Your gift of ৳500.50 waits for its transaction ID'

/** The server's word on each gift: key → its state; there is none of another key. */
function serverKnows(states: Record<string, string>): void {
  global.fetch = jest.fn(async (address) => {
    const state = states[String(address).split('/').at(-1) ?? '']
    if (!state) return answerOf(404, { error: {} })
    return answerOf(200, { data: { state, amount: 500.5, currency: 'BDT' } })
  })
}

const show = () => render(<RememberedGift labels={labels} locale="en" />)
const keys = () => rememberedGifts().map(({ key }) => key)

test('a gift that waits is said on the device on which it was promised, and leads to its page', async () => {
  serverKnows({ [KEY]: 'pledged' })
  rememberGift(`https://example.org/bn/pledge/${KEY}`)
  show()
  expect(await screen.findByRole('link', { name: SENTENCE })).toHaveAttribute('href', `/pledge/${KEY}`)
})

test('it is not said any more once somebody wants it gone from the device', async () => {
  serverKnows({ [KEY]: 'pledged' })
  rememberGift(`/pledge/${KEY}`)
  show()
  await userEvent.click(await screen.findByRole('button', { name: labels.forget }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test.each(['verified', 'refunded', 'rejected', 'cancelled', 'expired', ''])(
  'nothing stays of a gift that is “%s”',
  async (state) => {
    serverKnows({ [KEY]: state })
    rememberGift(`/pledge/${KEY}`)
    show()
    await waitFor(() => expect(localStorage).toHaveLength(0))
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('a gift whose money is being looked for is remembered, and nothing is said of it', async () => {
  serverKnows({ [KEY]: 'reported', [OTHER]: 'pledged' })
  rememberGift(`/pledge/${OTHER}`)
  rememberGift(`/pledge/${KEY}`)
  show()
  expect(await screen.findByRole('link', { name: SENTENCE })).toHaveAttribute('href', `/pledge/${OTHER}`)
  expect(keys()).toEqual([KEY, OTHER])
})

test('without an answer nothing is said, and nothing forgotten', async () => {
  global.fetch = jest.fn(async () => answerOf(503, {}))
  rememberGift(`/pledge/${KEY}`)
  show()
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(screen.queryByRole('link')).toBeNull()
  expect(keys()).toEqual([KEY])
})

test('a gift is remembered for 60 days, the latest five of them', () => {
  for (let n = 0; n < 7; n += 1) rememberGift(`/pledge/${'A'.repeat(21)}${n}`)
  expect(keys()).toEqual([6, 5, 4, 3, 2].map((n) => `${'A'.repeat(21)}${n}`))
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 24 * 60 * 60 * 1000 + 1)
  expect(keys()).toEqual([])
  now.mockRestore()
})

test.each(['nonsense', '{"a":1}', 'null', '[null,1,{"key":"../x","at":1e99}]'])('%s is no gift', (text) => {
  localStorage.setItem('gifts', text)
  expect(keys()).toEqual([])
})

test('another address than that of a gift is not remembered', () => {
  for (const address of ['/', '/donate-now', 'https://example.org/pledge/short']) rememberGift(address)
  expect(localStorage).toHaveLength(0)
})
