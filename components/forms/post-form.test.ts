/** @jest-environment jsdom */

import { fakeServerAnswersInTurn } from './fake-server'
import { postForm } from './post-form'

jest.mock('@/lib/intake/schema/solve-proof', () => ({
  solve: async (challenge: { n: number }) => `solved ${challenge.n}`,
}))

const wanted = (n: number): [number, unknown] => [428, { error: { code: 'proof_wanted', challenge: { n } } }]
const taken: [number, unknown] = [201, { data: { status: 'Success' } }]
const post = () => postForm('/call', { name: 'Rahima' }, 'key')

test('a proof of work that is asked for is solved, and the record sent again under the same key', async () => {
  const sent = fakeServerAnswersInTurn(wanted(1), taken)
  expect((await post()).status).toBe(201)
  expect(sent.map(({ body, key }) => [body, key])).toEqual([
    [{ name: 'Rahima' }, 'key'],
    [{ name: 'Rahima', proof: 'solved 1' }, 'key'],
  ])
})

test('at most two proofs of work are solved', async () => {
  const sent = fakeServerAnswersInTurn(wanted(1), wanted(2), wanted(3))
  expect((await post()).status).toBe(428)
  expect(sent.map(({ body }) => body.proof)).toEqual([undefined, 'solved 1', 'solved 2'])
})

test.each([[[429, { error: { code: 'too_many' } }]], [[428, {}]], [[503, null]]] as [[number, unknown]][])(
  '%j asks for no work',
  async (answer) => {
    const sent = fakeServerAnswersInTurn(answer)
    expect((await post()).status).toBe(answer[0])
    expect(sent).toHaveLength(1)
  },
)
