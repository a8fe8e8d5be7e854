import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { ATTEMPT_LIMITS, clearAttempts, lockedUntil, TooManyAttempts } from '@/lib/access/attempts/attempt-limit'
import { writeRefusedSignInTotals } from '@/lib/access/audit/refused-sign-ins'
import { inLanguage } from '@/lib/platform/calls/say'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { localDigits } from '@/lib/shared/format/digits'
import { hashing } from '../passwords/verify'
import { setSecondFactor } from '../second-factor/changes'
import { makeAccount, PASSWORD, someTicket } from '../testing'
import { signInErrorResponse } from './error-response'
import { type Credentials, SignInRefused, signIn } from './sign-in'
import { rememberHashes, requestFrom, sessionsOf } from './testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())
rememberHashes()

let visitor = 0
/** Each try comes from a network of its own, unless it is told from where. */
async function tried(credentials: Credentials, { device = null as string | null, address = '' } = {}) {
  visitor += 1
  const req = await requestFrom(payload, address || `10.${visitor >> 8}.${visitor & 255}.1`)
  return signIn(req, credentials, device).then(
    () => 'in',
    (error: unknown) => {
      if (error instanceof TooManyAttempts) return 'locked'
      if (error instanceof SignInRefused) return error.data?.needs ?? error.message
      throw error
    },
  )
}

const WRONG = 'This e-mail address or this password is not right.'
const wrong = (email: string) => tried({ email, password: 'not the password' })

/** Runs `work` and counts the passwords that were compared, and at which cost. */
async function compared<T>(work: () => Promise<T>): Promise<{ answers: T; costs: unknown[][] }> {
  const real = hashing.derive
  const costs: unknown[][] = []
  hashing.derive = ((...args: Parameters<typeof real>) => {
    costs.push(args.slice(2))
    return real(...args)
  }) as typeof real
  try {
    return { answers: await work(), costs }
  } finally {
    hashing.derive = real
  }
}

describe('guesses', () => {
  for (const [who, at] of [
    ['a known address', async () => (await makeAccount(payload)).email],
    ['an address that nobody has', async () => 'nobody-at-all@example.org'],
  ] as const) {
    test(`of fifty at one moment at ${who}, five are evaluated`, async () => {
      const email = await at()
      const { answers, costs } = await compared(() => Promise.all(Array.from({ length: 50 }, () => wrong(email))))
      assert.equal(costs.length, ATTEMPT_LIMITS.account)
      assert.deepEqual(answers.filter((each) => each === WRONG).length, ATTEMPT_LIMITS.account)
      assert.equal(answers.filter((each) => each === 'locked').length, 50 - ATTEMPT_LIMITS.account)
    })
  }

  test('cost as much for an unknown address as for a known one', async () => {
    const { email } = await makeAccount(payload)
    const known = await compared(() => wrong(email))
    const unknown = await compared(() => wrong('nobody-here@example.org'))
    assert.deepEqual(known.costs, [[600_000, 32, 'sha256']])
    assert.deepEqual(unknown, known)
  })

  test('at one address count together, however it is written', async () => {
    const { email } = await makeAccount(payload)
    for (let count = 0; count < ATTEMPT_LIMITS.account; count += 1)
      await wrong(count % 2 ? ` ${email.toUpperCase()} ` : email)
    assert.equal(await tried({ email, password: PASSWORD }), 'locked')
  })

  test('at ever new addresses from one visitor come to an end', async () => {
    const from = { address: '203.0.113.9' }
    const answers = []
    for (let count = 0; count <= ATTEMPT_LIMITS.address; count += 1) {
      const real = hashing.derive
      hashing.derive = (async () => Buffer.alloc(32)) as unknown as typeof real
      answers.push(await tried({ email: `guess-${count}@example.org`, password: 'x' }, from))
      hashing.derive = real
    }
    assert.equal(answers.at(-2), WRONG)
    assert.equal(answers.at(-1), 'locked')
  })
})

describe('who knows the password', () => {
  test('is signed in, and has all attempts again', async () => {
    const { email, id } = await makeAccount(payload)
    for (let round = 0; round < 2; round += 1) {
      for (let count = 1; count < ATTEMPT_LIMITS.account; count += 1) assert.equal(await wrong(email), WRONG)
      assert.equal(await tried({ email, password: PASSWORD }), 'in')
    }
    assert.equal((await sessionsOf(payload, id)).length, 2)
  })

  test('gets no attempts back that others use up meanwhile', async () => {
    const { email } = await makeAccount(payload)
    const { costs } = await compared(() =>
      Promise.all([tried({ email, password: PASSWORD }), ...Array.from({ length: 30 }, () => wrong(email))]),
    )
    assert.equal(costs.length, ATTEMPT_LIMITS.account)
    assert.equal(await wrong(email), 'locked')
  })

  test('is not shut out by strangers on a device that signed in before', async () => {
    const { email } = await makeAccount(payload)
    for (let count = 0; count < ATTEMPT_LIMITS.account; count += 1) await wrong(email)
    assert.equal(await tried({ email, password: PASSWORD }), 'locked')
    assert.equal(await tried({ email, password: PASSWORD }, { device: 'a device of theirs' }), 'in')
  })

  test('is locked out on that device, too, after as many mistakes there', async () => {
    const { email } = await makeAccount(payload)
    const device = 'another device'
    for (let count = 0; count < ATTEMPT_LIMITS.account; count += 1)
      await tried({ email, password: 'mistyped' }, { device })
    assert.equal(await tried({ email, password: PASSWORD }, { device }), 'locked')
    assert.equal(await tried({ email, password: PASSWORD }), 'in')
  })

  test('is let in again by an administrator, at once', async () => {
    const { email } = await makeAccount(payload)
    assert.equal(await lockedUntil(payload, email), null)
    for (let count = 0; count <= ATTEMPT_LIMITS.account; count += 1) await wrong(email)
    assert.ok(Number(await lockedUntil(payload, email)) > Date.now())
    await clearAttempts(payload, email)
    assert.equal(await lockedUntil(payload, email), null)
    assert.equal(await tried({ email, password: PASSWORD }), 'in')
  })

  test('is not signed in while suspended', async () => {
    const { email, id } = await makeAccount(payload, 'editor', { suspended: true })
    assert.equal(await tried({ email, password: PASSWORD }), 'This account is suspended. Please ask an administrator.')
    assert.equal(await wrong(email), WRONG)
    assert.deepEqual(await sessionsOf(payload, id), [])
  })

  test('is signed in with either Unicode form of its letters', async () => {
    const { email } = await makeAccount(payload, 'editor', { password: 'caf\u00e9 du fleuve bleu' })
    assert.equal(await tried({ email, password: 'cafe\u0301 du fleuve bleu' }), 'in')
  })
})

describe('Payload’s own sign-in and password reset', () => {
  test('signing in by the Local API is refused', async () => {
    const { email } = await makeAccount(payload)
    const login = payload.login({ collection: 'users', data: { email, password: PASSWORD } })
    await assert.rejects(login, /The sign-in is POST \/api\/users\/login/)
  })

  test('nobody gets a token for a reset, or can use one', async () => {
    const { email, id } = await makeAccount(payload)
    const asked = payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    await assert.rejects(asked, /mails no passwords/)
    const token = 'f'.repeat(40)
    const resetPasswordExpiration = new Date(Date.now() + 60_000).toISOString()
    await payload.db.updateOne({
      collection: 'users',
      id,
      data: { resetPasswordToken: token, resetPasswordExpiration },
    })
    const data = { token, password: 'another twelve letters' }
    await assert.rejects(
      payload.resetPassword({ collection: 'users', data, overrideAccess: true }),
      /mails no passwords/,
    )
  })
})

test('who has an app that the site can no longer check is told so, and comes in with a recovery code', async () => {
  const { email, id } = await makeAccount(payload)
  const req = await requestFrom(payload, '192.0.2.7')
  const [recoveryCode] = (await setSecondFactor(req, id, { ticket: someTicket(), step: 1 })) ?? []
  await rawSql(site, sql`UPDATE second_factors SET secret = 'closed with another secret' WHERE account = ${id}`)
  const signingIn = signIn(await requestFrom(payload, '192.0.2.8'), { email, password: PASSWORD, code: '123456' }, null)
  await assert.rejects(signingIn, /does not know your authenticator app any more.*recovery code/)
  assert.equal(await tried({ email, password: PASSWORD, code: recoveryCode }), 'in')
})

test('a code of the app, and a recovery code, may be typed in Bangla digits', async () => {
  const { email, id } = await makeAccount(payload)
  const ticket = someTicket()
  const [recoveryCode = ''] =
    (await setSecondFactor(await requestFrom(payload, '192.0.2.9'), id, { ticket, step: 1 })) ?? []
  const code = localDigits(new TOTP({ secret: ticket.secret }).generate(), 'bn')
  assert.match(code, /^[০-৯]{6}$/)
  for (const typed of [code, localDigits(recoveryCode, 'bn')])
    assert.equal(await tried({ email, password: PASSWORD, code: typed }), 'in')
})

describe('what is refused is told in the language of the call', () => {
  const told = async (language: string, work: () => Promise<unknown>) => {
    const answer = await inLanguage(language, () => work().then(() => Response.error(), signInErrorResponse))
    return (await answer.json()).errors[0].message
  }

  test('a wrong password', async () => {
    const req = await requestFrom(payload, '192.0.2.10')
    const guess = () => signIn(req, { email: 'nobody@example.org', password: 'wrong' }, null)
    assert.equal(await told('en', guess), WRONG)
    assert.equal(await told('bn-BD', guess), 'ই-মেইল ঠিকানা বা পাসওয়ার্ড ঠিক নয়।')
  })

  test('too many, with the minutes', async () => {
    const locked = (seconds: number) => () => Promise.reject(new TooManyAttempts(seconds, 'account', false))
    assert.match(await told('en', locked(60)), /in one minute,/)
    assert.match(await told('en', locked(541)), /in 10 minutes,/)
    assert.match(await told('bn-BD', locked(541)), / ১০ মিনিট /)
  })
})

test('the audit log has sign-ins and refusals, and never what was typed', async () => {
  const { email, id } = await makeAccount(payload)
  await tried({ email, password: PASSWORD })
  for (let count = 0; count < ATTEMPT_LIMITS.account + 2; count += 1) await wrong(email)
  await wrong('secret-in-the-wrong-field')
  const { docs } = await payload.find({
    collection: 'audit-entries',
    where: { accountNumber: { equals: id } },
    sort: 'id',
  })
  assert.deepEqual(
    docs.map(({ act }) => act),
    ['sign-in', ...Array.from({ length: ATTEMPT_LIMITS.account }, () => 'sign-in-refused'), 'locked'],
  )
  const inAnHour = new Date(Date.now() + 3_600_000)
  await writeRefusedSignInTotals(payload, inAnHour)
  const { docs: later } = await payload.find({
    collection: 'audit-entries',
    where: { accountNumber: { equals: id }, times: { exists: true } },
  })
  // One was locked out with a line of its own.
  assert.deepEqual(
    later.map(({ act, times }) => [act, times]),
    [['sign-in-refused', 1]],
  )
  const all = await payload.find({ collection: 'audit-entries', pagination: false })
  assert.doesNotMatch(JSON.stringify(all.docs), /secret-in-the-wrong-field|not the password|twelve letters/)
})
