/** The call that finds a gift's page: its answers, and that they tell nothing of what is there. */
import { errorOf } from '@/e2e/support/client'
import { randomIpAddress } from '@/e2e/support/ip-address'
import { promiseGift } from '@/e2e/support/promises'
import { expect } from '@/lib/testing/expect'
import { clientWith, test } from './testing/fixtures'

const visitor = () => clientWith({ 'x-forwarded-for': randomIpAddress() })
const PHONE = '01711-000077'

test('the page’s address is given to whoever knows both, and nothing is told to anybody else', async ({
  anonymous,
}) => {
  const gift = await promiseGift(anonymous, 'en', { phone: PHONE })
  const bare = await promiseGift(anonymous)
  const found = await visitor().post('pledges/find?locale=bn', { reference: gift.reference, contact: PHONE })
  expect([found.status, found.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(found.text).toContain(`/bn${gift.path}"`)
  const wrong = [
    { reference: gift.reference, contact: '01711-000078' },
    { reference: bare.reference, contact: PHONE },
    { reference: '0000-0000', contact: PHONE },
  ]
  const answers = await Promise.all(wrong.map((typed) => visitor().post('pledges/find', typed)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('what cannot be looked for is named in the visitor’s language, and a browser is led to the form', async ({
  anonymous,
}) => {
  const { fields } = errorOf(await anonymous.post('pledges/find?locale=bn', { reference: 'x' }), 422)
  expect(Object.keys(fields)).toEqual(['reference', 'contact'])
  for (const sentence of Object.values(fields)) expect(sentence).toMatch(/[\u0980-\u09ff]/)
  const looked = await anonymous.call('GET', 'pledges/find?locale=bn', { headers: { accept: 'text/html' } })
  expect([looked.status, looked.headers.location]).toEqual([303, '/bn/find-my-gift'])
  expect((await anonymous.get('pledges/find')).headers.allow).toBe('POST')
})

test('a reference takes a few attempts only, and the refusal says when to try again', async ({ anonymous }) => {
  const { reference } = await promiseGift(anonymous, 'en', { phone: PHONE })
  const guesses = Array.from({ length: 6 }, (_, n) => ({ reference, contact: `01811-00000${n}` }))
  for (const typed of guesses) errorOf(await visitor().post('pledges/find', typed), 404)
  const refused = await visitor().post('pledges/find', { reference, contact: PHONE })
  expect(errorOf(refused, 429).message).toMatch(/try again in \d+ minutes/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
