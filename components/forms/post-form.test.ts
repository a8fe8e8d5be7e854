/** @jest-environment jsdom */
import { postForm } from './post-form'
import { serverAnswersInTurn } from './testing'

jest.mock('@/lib/intake/schema/solve-proof', () => ({
  solve: async (challenge: { n: number }) => `solved ${challenge.n}`,
}))

const wanted = (n: number): [number, unknown] => [428, { error: { code: 'proof_wanted', challenge: { n } } }]
const taken: [number, unknown] = [201, { data: { status: 'Success' } }]
const post = () => postForm('/call', { name: 'Rahima' }, 'key')

test('work that is asked for is done, and the same record sent under the same key', async () => {
  const sent = serverAnswersInTurn(wanted(1), taken)
  expect((await post()).status).toBe(201)
  expect(sent.map(({ body, key }) => [body, key])).toEqual([
    [{ name: 'Rahima' }, 'key'],
    [{ name: 'Rahima', proof: 'solved 1' }, 'key'],
  ])
})

test('no more is worked than twice', async () => {
  const sent = serverAnswersInTurn(wanted(1), wanted(2), wanted(3))
  expect((await post()).status).toBe(428)
  expect(sent.map(({ body }) => body.proof)).toEqual([undefined, 'solved 1', 'solved 2'])
})

test.each([[[429, { error: { code: 'too_many' } }]], [[428, {}]], [[503, null]]] as [[number, unknown]][])(
  '%j asks for no work',
  async (answer) => {
    const sent = serverAnswersInTurn(answer)
    expect((await post()).status).toBe(answer[0])
    expect(sent).toHaveLength(1)
  },
)
