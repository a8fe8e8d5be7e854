import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { deleteExpiredProofs, newChallenge, spendProof } from './proof-of-work'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const spend = (proof: unknown) => spendProof(payload, proof)

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  assert.ok(solution)
  return JSON.stringify({ challenge, solution })
}

describe('a proof of work', () => {
  let solved = ''
  before(async () => {
    solved = await solve(await newChallenge())
  })

  test('is refused when it was altered or is malformed', async () => {
    const { challenge, solution } = JSON.parse(solved)
    const altered = (changes: object) => ({ ...challenge, parameters: { ...challenge.parameters, ...changes } })
    const wrong = [
      ...[undefined, null, 7, '', '{', '[]', '{}', 'null', {}, `${solved}${' '.repeat(3000)}`],
      JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      JSON.stringify({ challenge: altered({ cost: 1 }), solution }),
      JSON.stringify({ challenge: altered({ expiresAt: 4_000_000_000 }), solution }),
      JSON.stringify({ challenge: altered({ extra: 1 }), solution }),
      JSON.stringify({ challenge: altered({ nonce: 'ab'.repeat(16) }), solution }),
      JSON.stringify({ challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution }),
    ]
    for (const proof of wrong) assert.equal(await spend(proof), false, String(proof))
  })

  test('cannot be spent while the database is away', async () => {
    await rawSql(site, 'ALTER TABLE spent_proofs RENAME TO spent_away')
    await assert.rejects(spend(solved))
    await rawSql(site, 'ALTER TABLE spent_away RENAME TO spent_proofs')
  })

  test('is refused after twenty minutes', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 20 * 60_000 })
    assert.equal(await spend(solved), false)
    mock.timers.reset()
  })

  test('is accepted once, also when it is sent ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => spend(solved)))
    assert.equal(answers.filter(Boolean).length, 1)
    assert.equal(await spend(solved), false)
  })

  test('is deleted when its challenge has expired, and not before', async () => {
    const kept = async () => (await rawSql(site, 'SELECT id FROM spent_proofs')).length
    await deleteExpiredProofs(payload)
    assert.equal(await kept(), 1)
    await deleteExpiredProofs(payload, Date.now() + 20 * 60_000)
    assert.equal(await kept(), 0)
  })
})
