import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { embeddedSource } from '@/lib/content/embedded'
import { mediaLibrary } from '@/lib/content/stored'
import { toWire } from '@/lib/content/wire'
import { openTestDatabase } from '@/lib/database/testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const create = (question = 'Question') =>
  payload.create({ collection: 'faqs', data: { question, answer: 'Answer' }, locale: 'en' })

/** A question as visitors read it. */
async function shown(id: number, locale: 'en' | 'bn') {
  const records = await embeddedSource(async () => payload).read('faqs')
  const record = records.find((one) => one.id === id)
  assert.ok(record)
  return toWire('faq', record, locale, mediaLibrary([]))
}

test('Bangla alone can be saved', async () => {
  const { id } = await create()
  await payload.update({ collection: 'faqs', id, locale: 'bn', data: { question: 'প্রশ্ন' } })
  assert.equal((await shown(id, 'bn')).question, 'প্রশ্ন')
  assert.equal((await shown(id, 'en')).question, 'Question')
})

test('a text without Bangla is shown in English', async () => {
  const { id } = await create()
  await payload.update({ collection: 'faqs', id, locale: 'bn', data: { question: 'প্রশ্ন' } })
  assert.equal((await shown(id, 'bn')).answer, 'Answer')
})

for (const [name, empty] of Object.entries({ empty: '', blank: '  \n', missing: null })) {
  test(`a Bangla text that was made ${name} falls back to English`, async () => {
    const { id } = await create()
    await payload.update({ collection: 'faqs', id, locale: 'bn', data: { question: 'প্রশ্ন' } })
    await payload.update({ collection: 'faqs', id, locale: 'bn', data: { question: empty } })
    assert.equal((await shown(id, 'bn')).question, 'Question')
  })
}

test('a required text is required in English', async () => {
  await assert.rejects(create('   '), /Question/)
})

test('a text that is too long is refused', async () => {
  await assert.rejects(create('x'.repeat(301)), /Question/)
  await create('x'.repeat(300))
})
