import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { createLocalReq } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { createSnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { onCommitted } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { sentenceOf } from './catalog'
import { changeWords, type WordsTexts } from './change-words'
import { findWords, readWordsFilter } from './find-words'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

let announced: string[] = []
const store = createSnapshotStore({
  sources: [cmsSource(embeddedSource(async () => payload))],
  onChange: (parts) => announced.push(...parts),
  onFailure: (error) => assert.fail(error as Error),
})
onCommitted(() => store.refresh())
beforeEach(async () => {
  await store.refresh()
  announced = []
})

async function change(key: string, texts: WordsTexts, was?: WordsTexts) {
  const sentence = sentenceOf(key)
  assert.ok(sentence)
  const req = await createLocalReq({ user: staffMember('administrator') }, payload)
  return withTransaction(req, () => changeWords(req, sentence, { texts, ...(was && { was }) }))
}

test('a change is in the snapshot with its answer, by language, and concerns words alone', async () => {
  await change('home.donation.donate', { en: '', bn: 'হাত বাড়ান' })
  assert.deepEqual((await store.current()).words, { en: {}, bn: { 'home.donation.donate': 'হাত বাড়ান' } })
  assert.deepEqual(announced, ['words'])
  await change('home.donation.donate', { en: '', bn: '' })
  assert.deepEqual((await store.current()).words, { en: {}, bn: {} })
})

test('of two who change one sentence at one moment, one is told', async () => {
  const was = { en: '', bn: '' }
  const outcomes = await Promise.all(['Look', 'Seek'].map((en) => change('search.submit', { en, bn: '' }, was)))
  assert.deepEqual(outcomes.map((outcome) => Object.keys(outcome)[0]).sort(), ['now', 'stored'])
  assert.equal((await payload.count({ collection: 'words', where: { key: { equals: 'search.submit' } } })).totalDocs, 1)
})

test('sentences are found by their words in either script, changed or the own ones, by those who may change them', async () => {
  await change('home.faq.contact', { en: 'Talk to us', bn: 'কথা বলুন' })
  const found = async (role: 'editor' | 'treasurer', asked: Record<string, string>) => {
    const { sentences, total } = await findWords(payload, staffMember(role), readWordsFilter(asked), asked)
    return { keys: sentences.map(({ key }) => key), total }
  }
  for (const q of ['TALK to', 'কথা বলুন', 'home.faq.contact', 'faq যোগাযোগ']) {
    assert.ok((await found('editor', { q })).keys.includes('home.faq.contact'), q)
    assert.deepEqual((await found('treasurer', { q })).keys, [], q)
  }
  const changed = await found('editor', { changed: 'yes', group: 'home' })
  assert.deepEqual(changed.keys, ['home.faq.contact'])
  const receipts = await found('treasurer', { group: 'receipts', page: '2' })
  assert.ok(receipts.total > 25 && receipts.keys.every((key) => /^(receipt|statement)\./.test(key)))
})
