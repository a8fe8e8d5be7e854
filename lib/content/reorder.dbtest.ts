/** The call for a new order of a list takes what the admin sends, and says what is wrong with anything else. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLocalReq } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase } from '@/lib/platform/database/testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const call = payload.config.endpoints.find(({ path }) => path === '/reorder')

async function reorder(json: () => Promise<unknown>): Promise<{ status: number; text: string }> {
  assert.ok(call)
  const req = await createLocalReq({}, payload)
  Object.assign(req, { user: staffMember('editor'), json })
  const answer = await call.handler(req)
  return { status: answer.status, text: await answer.text() }
}

const made = async (question: string) => {
  const { id, _order } = await payload.create({ collection: 'faqs', data: { question, answer: 'So.' } })
  return { id, key: String(_order) }
}
const [first, second] = [await made('First?'), await made('Second?')]
const GOOD = {
  ...{ collectionSlug: 'faqs', orderableFieldName: '_order', newKeyWillBe: 'less' },
  ...{ docsToMove: [second.id], target: first },
}

const MALFORMED: [unknown, RegExp][] = [
  ...[null, 'x', [], {}].map((body): [unknown, RegExp] => [body, /which records are moved/]),
  ...[[], [{}], ['1; DROP TABLE faqs'], 7].map((docsToMove): [unknown, RegExp] => [
    { ...GOOD, docsToMove },
    /which records are moved/,
  ]),
  [{ ...GOOD, docsToMove: Array.from({ length: 1001 }, (_, at) => at + 1) }, /at most 1000/],
  ...[undefined, null, 'x', 5, [], {}, { id: {} }, { id: 'x', key: 'a0' }, { id: 3, key: 7 }, { id: 3, key: '!' }].map(
    (target): [unknown, RegExp] => [{ ...GOOD, target }, /beside which record/],
  ),
]

for (const [body, sentence] of MALFORMED) {
  test(`says what is wrong with ${JSON.stringify(body)?.slice(0, 120)}`, async () => {
    const { status, text } = await reorder(async () => body)
    assert.equal(status, 400)
    assert.match(text, sentence)
  })
}

test('says what is wrong with what is no JSON', async () => {
  const answer = await reorder(() => Promise.reject(new SyntaxError('Unexpected token')))
  assert.equal(answer.status, 400)
})

test('moves the second before the first', async () => {
  assert.equal((await reorder(async () => GOOD)).status, 200)
  const { docs } = await payload.find({ collection: 'faqs', sort: '_order', depth: 0 })
  assert.deepEqual(docs.map(({ id }) => id).slice(0, 2), [second.id, first.id])
})
