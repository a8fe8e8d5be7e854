import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { solve } from './solve-proof'

test('a challenge is solved as the server checks it', async () => {
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 7, deriveKey, ...secrets })
  const proof = JSON.parse(await solve(challenge))
  expect(proof.solution.counter).toBe(7)
  expect(await verifySolution({ ...proof, deriveKey, ...secrets })).toMatchObject({ verified: true })
})
