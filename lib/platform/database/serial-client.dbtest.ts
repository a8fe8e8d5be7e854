import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, test } from 'node:test'
import { concurrently } from '@/lib/platform/event-loop/concurrently'
import { openTestDatabase, rawSql } from './testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)
const openDescriptors = () => readdirSync('/proc/self/fd').length
const descriptorsCounted = process.platform === 'linux'

test('of 600 concurrent writes all survive, with their translations, and nothing leaks', async () => {
  const first = await payload.create({ collection: 'faqs', data: { question: 'First', answer: 'One' } })
  const before = descriptorsCounted ? openDescriptors() : 0
  const ids: number[] = []
  const create = async (i: number) => {
    const { id } = await payload.create({
      collection: 'faqs',
      data: { question: `Question ${i}`, answer: `Answer ${i}` },
    })
    ids.push(Number(id))
  }
  await concurrently(numbers(100), 10, create)
  await concurrently(numbers(100), 50, create)
  await concurrently(ids, 50, (id) =>
    payload.update({ collection: 'faqs', id, locale: 'bn', data: { question: `প্রশ্ন ${id}` } }),
  )
  await concurrently(ids, 10, (id) => payload.update({ collection: 'faqs', id, data: { answer: `Changed ${id}` } }))

  const { docs } = await payload.find({ collection: 'faqs', pagination: false, locale: 'all', sort: 'id' })
  const texts = docs.filter(({ id }) => id !== first.id) as unknown as {
    id: number
    question: object
    answer: object
  }[]
  assert.equal(texts.length, 200)
  assert.equal(texts.filter(({ id, question }) => 'bn' in question && question.bn === `প্রশ্ন ${id}`).length, 200)
  assert.equal(texts.filter(({ id, answer }) => 'en' in answer && answer.en === `Changed ${id}`).length, 200)
  const [revision] = await rawSql(site, "SELECT count FROM revisions WHERE list = 'faqs'")
  assert.equal(Number(revision?.count), 601)
  // PostgreSQL's pool opens its ten connections as they are needed.
  if (descriptorsCounted) assert.ok(openDescriptors() <= before + (payload.db.name === 'postgres' ? 10 : 0))
})
