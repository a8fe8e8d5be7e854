import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { toWire } from '@/lib/content/model/wire'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { mediaLibrary } from '@/lib/platform/payload/stored-records'

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

describe('HTML', () => {
  const write = (text: string, locale: 'en' | 'bn' = 'en', more: object = {}) =>
    payload.create({
      collection: 'news',
      data: { title: 'News', phase: 'latest', detail: { text }, ...more },
      locale,
      depth: 0,
    })

  test('is stored clean', async () => {
    const { detail } = await write('<h1 onclick="x()">A</h1><script>x()</script><p style="color:#e00">b</p>')
    assert.equal(detail?.text, '<h2>A</h2><p><span class="colour-brick">b</span></p>')
  })

  test('is stored clean in a draft and in Bangla too', async () => {
    const { id, detail } = await write('<p>a<img src="https://example.org/a.png"></p>', 'en', { _status: 'draft' })
    assert.equal(detail?.text, '<p>a</p>')
    const data = { detail: { text: '<p onclick="x()">ক</p>' } }
    const changed = await payload.update({ collection: 'news', id, locale: 'bn', draft: true, data, depth: 0 })
    assert.equal(changed.detail?.text, '<p>ক</p>')
  })

  test('that shows nothing is empty, so that Bangla falls back to English', async () => {
    const { id } = await write('<p>a</p>')
    const data = { detail: { text: '<p>&nbsp;</p><p></p>' } }
    await payload.update({ collection: 'news', id, locale: 'bn', data })
    const stored = await payload.findByID({ collection: 'news', id, locale: 'all', depth: 0 })
    assert.deepEqual(stored.detail?.text as unknown, { en: '<p>a</p>', bn: null })
  })

  test('is refused by name where no person writes so, in a draft too', async () => {
    const { id } = await write('<p>a</p>')
    for (const text of [
      '<blockquote>'.repeat(5000),
      '<br>'.repeat(25_000),
      'a'.repeat(400_001),
      `<p>${'&'.repeat(50_000)}`,
    ]) {
      for (const more of [{}, { _status: 'draft' }]) {
        await assert.rejects(
          write(text, 'en', more),
          (error: { data?: { errors?: { path: string; message: string }[] } }) => {
            const [wrong] = error.data?.errors ?? []
            assert.equal(wrong?.path, 'detail.text')
            assert.match(wrong?.message ?? '', /^This text is .*Please /)
            return true
          },
        )
      }
      await assert.rejects(payload.update({ collection: 'news', id, data: { detail: { text } }, draft: true }), /Text/)
    }
    assert.equal((await payload.findByID({ collection: 'news', id, draft: true, depth: 0 })).detail?.text, '<p>a</p>')
  })

  test('of all languages at once is stored clean or not at all', async () => {
    const { id } = await write('<p>a</p>')
    const text = { en: '<p onclick="x()">b</p>', bn: '<script>x()</script><p>c</p>' }
    await payload
      .update({ collection: 'news', id, locale: 'all' as never, data: { detail: { text } } as never })
      .catch(() => undefined)
    const stored = await payload.findByID({ collection: 'news', id, locale: 'all', depth: 0 })
    assert.doesNotMatch(JSON.stringify(stored), /onclick|script/)
  })

  test('is as long as it is once it is clean', async () => {
    const tag = `<p data-word="${'x'.repeat(1000)}">${'a'.repeat(900)}</p>`
    assert.equal((await write(tag.repeat(100))).detail?.text?.length, 90_700)
    await assert.rejects(write(`<p>${'a'.repeat(100_001)}</p>`), /Text/)
  })
})
