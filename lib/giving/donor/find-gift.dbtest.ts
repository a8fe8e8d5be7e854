import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { TooManySubmissions } from '@/lib/intake/rate-limits'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { newReference } from '../books/reference'
import { giving, VALUES } from '../testing'

const site = await openTestDatabase()
const { FIND_LIMITS, findGift, UnreadableQuery } = await import('./find-gift')
const { payload } = site
const gifts = giving(site)

let reference: string
let key: string
before(() => payload.updateGlobal({ slug: 'payment', data: {} }))
beforeEach(async () => {
  await gifts.empty()
  ;({ reference, statusKey: key } = await gifts.pledgeOf(await gifts.pledge()))
})
after(() => site.close())

/** An address of a network that no other attempt comes from. */
const elsewhere = () => `2001:db8:${randomBytes(2).toString('hex')}::1`

const find = (typed: Record<string, unknown>, address = elsewhere()) => findGift(payload, { typed, address })

/** What a promise becomes, without waiting for one after the other. */
const all = <T>(attempts: Promise<T>[]) => Promise.all(attempts)

test('a gift is found by either contact, however both are written', async () => {
  const bangla = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))
  const found = await all([
    find({ reference, contact: VALUES.phone }),
    find({ reference: reference.toLowerCase().replace('-', ' '), contact: '01711-000000' }),
    find({ reference: bangla(reference), contact: bangla('01711 000000') }),
    find({ reference, contact: ` ${VALUES.email.toUpperCase()} ` }),
  ])
  assert.deepEqual(found, [key, key, key, key])
})

test('another’s contact, a reference that nobody has, and a gift without contact are the same nothing', async () => {
  const bare = await gifts.pledgeOf(await gifts.pledge({ email: '', phone: '' }))
  const found = await all([
    find({ reference, contact: '01711-000001' }),
    find({ reference, contact: 'nusrat.j@example.org' }),
    find({ reference: newReference(), contact: VALUES.phone }),
    find({ reference: bare.reference, contact: VALUES.phone }),
    find({ reference: bare.reference, contact: VALUES.email }),
  ])
  assert.deepEqual(found, [null, null, null, null, null])
})

test('a donor whose data was erased is not found', async () => {
  await rawSql(site, `UPDATE pledges SET email = NULL, phone = NULL WHERE reference = '${reference}'`)
  assert.equal(await find({ reference, contact: VALUES.phone }), null)
})

test('what is no reference or no contact is named, and is not looked for', async () => {
  const wrong: [Record<string, unknown>, string[]][] = [
    [{}, ['reference', 'contact']],
    [{ reference, contact: 'Nusrat' }, ['contact']],
    [{ reference, contact: '%@%' }, ['contact']],
    [{ reference, contact: ['a@example.org'] }, ['contact']],
    [{ reference: `${reference}' OR 1=1 --`, contact: VALUES.phone }, ['reference']],
    [{ reference: 'UUUU-UUUU', contact: 'x'.repeat(100_000) }, ['reference', 'contact']],
  ]
  for (const [typed, fields] of wrong) {
    await assert.rejects(find(typed), (error) => {
      assert.ok(error instanceof UnreadableQuery)
      assert.deepEqual(error.fields, fields)
      return true
    })
  }
})

const tooMany = (error: unknown) => error instanceof TooManySubmissions && error.retryAfterSeconds > 0

test('contacts for one reference cannot be guessed from many places, whether there is such a gift or not', async () => {
  for (const tried of [reference, newReference()]) {
    const guesses = Array.from({ length: FIND_LIMITS.reference }, (_, n) =>
      find({ reference: tried, contact: `01811-00000${n}` }),
    )
    assert.deepEqual(new Set(await all(guesses)), new Set([null]))
    await assert.rejects(find({ reference: tried, contact: VALUES.phone }), tooMany)
  }
})

test('references cannot be tried out from one place', async () => {
  const address = elsewhere()
  const guesses = Array.from({ length: FIND_LIMITS.address }, () =>
    find({ reference: newReference(), contact: VALUES.phone }, address),
  )
  await all(guesses)
  await assert.rejects(find({ reference: newReference(), contact: VALUES.phone }, address), tooMany)
  assert.equal(await find({ reference, contact: VALUES.phone }), key)
})
