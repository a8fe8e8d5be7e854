/** Calls of the beginning: who may, what they need, and what is refused. */

import { createLocalReq } from 'payload'
import { ADMINISTRATOR } from '@/e2e/support/sites'
import { reportDemo } from '@/lib/setup/demo-report'
import { expect } from '@/lib/testing/expect'
import { anonymous, site, staff, test } from './testing/fixtures'

const { administrator, ...others } = staff
const refused = [[anonymous, 401], ...Object.values(others).map((client) => [client, 403] as const)] as const
const report = async () => reportDemo(await createLocalReq({}, site.payload), 'en')
const TAKE = '/api/setup/take-demo-away'
const { password } = ADMINISTRATOR

/** Of people, not of the API: its answers are Payload's. */
const call = async (client: typeof anonymous, address: string, json: unknown) => {
  const { status, text } = await client.request('POST', address, { json })
  return { status, body: JSON.parse(text || 'null') }
}

test('nobody but an administrator takes the demo away, and none without the password', async () => {
  const before = await report()
  const fingerprint = String(before?.fingerprint)
  for (const [client, status] of refused) {
    expect((await call(client, TAKE, { fingerprint, password })).status).toBe(status)
  }
  expect((await call(administrator, TAKE, { fingerprint })).status).toBe(422)
  expect((await call(administrator, TAKE, { fingerprint, password: 'guessed' })).status).toBe(422)
  expect((await call(administrator, TAKE, { password })).status).toBe(400)
  expect((await report())?.fingerprint).toBe(fingerprint)
})

test('what was not shown is not taken away', async () => {
  expect((await call(administrator, TAKE, { fingerprint: 'older', password })).status).toBe(409)
  expect((await report())?.kinds.some(({ goes }) => goes.length > 0)).toBe(true)
})

test('an administrator answers steps, nobody else does', async () => {
  const answer = { step: 'logo', answer: 'later' }
  for (const [client, status] of refused) {
    expect((await call(client, '/api/setup/steps', answer)).status).toBe(status)
  }
  const { status, body } = await call(administrator, '/api/setup/steps', answer)
  expect([status, body]).toEqual([200, { answers: { logo: 'later' } }])
  expect((await call(administrator, '/api/setup/steps', { step: 'logo', answer: 'open' })).body).toEqual({
    answers: {},
  })
  expect((await call(administrator, '/api/setup/steps', { step: 'other', answer: 'done' })).status).toBe(400)
})
