import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ValidationError } from 'payload'
import { openTestDatabase } from '@/lib/platform/database/testing'
import type { Payment } from '@/lib/platform/payload/payload-types'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const save = (data: Partial<Payment>) => payload.updateGlobal({ slug: 'payment', data })

/** What a treasurer is told who saves this. */
async function saidOf(data: Partial<Payment>): Promise<string[]> {
  try {
    await save(data)
    return []
  } catch (error) {
    assert.ok(error instanceof ValidationError, String(error))
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`)
  }
}

test('what is there from the start is taken', async () => {
  assert.deepEqual(await saidOf({}), [])
})

test('the form of a transaction ID fits some, in whole numbers', async () => {
  const bkash = (shortest: number | null, longest: number | null) => ({
    transactionIds: { bkash: { letters: true, shortest, longest } },
  })
  const least = (fewest: number) => [`transactionIds.bkash.longest: At least as many as the fewest: ${fewest}.`]
  assert.deepEqual(await saidOf(bkash(50, 3)), least(50))
  assert.deepEqual(await saidOf(bkash(null, 3)), least(10))
  assert.deepEqual(await saidOf(bkash(11, null)), least(11))
  assert.deepEqual(await saidOf(bkash(1.5, 61)), [
    'transactionIds.bkash.shortest: Please write a whole number from 1 to 60.',
    'transactionIds.bkash.longest: Please write a whole number from 1 to 60.',
  ])
  assert.deepEqual(await saidOf(bkash(8, 8)), [])
})

test('suggested amounts are such as the form takes, each once', async () => {
  const said = (BDT: string) => saidOf({ suggested: { BDT } })
  assert.deepEqual(await said('5, 500'), [
    'suggested.BDT: The form takes amounts from 10 to 10000000; 5 is not among them.',
  ])
  assert.deepEqual(await said('500, 100000000'), [
    'suggested.BDT: The form takes amounts from 10 to 10000000; 100000000 is not among them.',
  ])
  assert.deepEqual(await said('500, 1000,500'), [
    'suggested.BDT: Please write each amount once; 500 stands here twice.',
  ])
  assert.match(String(await said('12.50')), /whole amounts with commas/)
  assert.deepEqual(await said(' 10, 500,10000000'), [])
  assert.deepEqual(await said(''), [])
  assert.deepEqual(await said('৫০০, ১০০০'), [])
  assert.equal((await payload.findGlobal({ slug: 'payment' })).suggested?.BDT, '500, 1000')
})

test('a project points to a campaign that is there', async () => {
  const { id } = await payload.create({ collection: 'campaigns', data: { title: 'Wells', currency: 'BDT' } })
  assert.deepEqual(await saidOf({ projects: { health: id } }), [])
  assert.deepEqual(await saidOf({ projects: { health: null } }), [])
  await payload.delete({ collection: 'campaigns', id })
  assert.deepEqual(await saidOf({ projects: { health: id } }), [
    'projects.health: This campaign is there no more. Please choose another, or none.',
  ])
  assert.deepEqual(await saidOf({ projects: { health: null } }), [])
})
