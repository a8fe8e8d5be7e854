import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import sharp from 'sharp'
import type { Snapshot } from '@/lib/content/model/snapshot'
import { remoteApi } from '@/lib/content/remote/remote-api'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { cmsSource } from '@/lib/delivery/stored-content'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { answering, fakeServer } from '@/lib/platform/remote/fake-server'
import { pictureFetcher } from '@/lib/platform/remote-pictures/fetch-picture'
import { importContent } from './import-content'

const site = await openTestDatabase()
const { payload } = site
const server = await fakeServer()
after(async () => {
  await server.close()
  await site.close()
})

const river = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

let said: string[] = []

async function run() {
  said = []
  const source = { origin: server.origin, key: null }
  return importContent({
    payload,
    api: remoteApi(source),
    fetchPicture: pictureFetcher(source),
    say: (sentence) => said.push(sentence),
  })
}

const content = async () => (await cmsSource(embeddedSource(async () => payload)).read(() => undefined)) as Snapshot

const FAQ = { Id: 40, question: 'Why?', answer: 'Because.' }
const PROJECT = { Id: 50, title: 'School', text: 'Nights', category: 'Education', image1: 'up/river.png', page: 'Home' }
const PART = { Id: 60, projectId: 50, title: 'Books', text: 'Many', category: 'Education', image: null, page: '' }
const PAGE = { Id: 50, title: 'The school', text: '<p>Text<script>x</script></p>', image1: 'up/river.png' }
const BANNER = { Id: 40, title: 'News', image1: null, image2: null, image3: null }

beforeEach(() => {
  server.versions = { faq: 'a' }
  server.lists = {
    faq: [FAQ],
    projects: [PROJECT],
    projectSubCategory: [PART],
    projectSubCategoryHeader: [PAGE],
    newsBanner: [BANNER],
  }
  server.bangla = { faq: [{ ...FAQ, question: 'কেন?' }] }
  server.images = { 'up/river.png': { alt: 'A river', width: 600, height: 300, widths: [] } }
  server.overrides = { '/up/river.png': answering(200, 'image/png', river) }
})

test('records come with their pictures, their Bangla, their pages and their parents', async () => {
  assert.deepEqual(await run(), { new: 4, changed: 1, unchanged: 0, skipped: 0, failed: 0 })
  const { lists, images } = await content()
  const [project] = lists.projects.records.en
  assert.equal(project?.title, 'School')
  assert.equal(project?.page, 'Home')
  assert.match(String(project?.image1), /^media\/river-[0-9a-f]{8}\.webp$/)
  assert.equal(images.en[String(project?.image1)]?.alt, 'A river')
  assert.deepEqual(
    lists.projectSubCategoryHeader.records.en.map(({ Id, title, text, image1 }) => ({ Id, title, text, image1 })),
    [{ Id: project?.Id, title: 'The school', text: '<p>Text</p>', image1: project?.image1 }],
  )
  assert.equal(lists.projectSubCategory.records.en[0]?.projectId, project?.Id)
  assert.equal(lists.newsBanner.records.en.length, 1)
  const { en, bn } = lists.faq.records
  assert.deepEqual([en[0]?.question, bn[0]?.question, bn[0]?.answer], ['Why?', 'কেন?', 'Because.'])
})

test('a second import makes no duplicates, and writes nothing', async () => {
  const before = await content()
  assert.deepEqual(await run(), { new: 0, changed: 0, unchanged: 5, skipped: 0, failed: 0 })
  assert.deepEqual((await content()).lists, before.lists)
  assert.equal((await payload.count({ collection: 'media' })).totalDocs, 1)
})

test('what a campaign had raised there is in the ledger here, once', async () => {
  const campaign = { Id: 70, title: 'Boats', currency: 'USD', goal: 100, raised: 25.5, promised: 9 }
  server.lists = { donation: [campaign] }
  const raised = async () =>
    (await content()).lists.donation.records.en.map((record) => [record.raised, record.promised])
  const ofMoney = () => said.filter((sentence) => sentence.startsWith('Money raised there'))
  await run()
  assert.match(ofMoney().join(), /for 1 new campaign .* all of it of the purpose general/)
  assert.deepEqual(await raised(), [[25.5, 0]])
  server.lists.donation = [{ ...campaign, title: 'More boats' }]
  assert.equal((await run()).changed, 1)
  assert.deepEqual(ofMoney(), [])
  assert.deepEqual(await raised(), [[25.5, 0]])
})

test('records of every type come in all of their places, and a change of these alone is one', async () => {
  const part = { ...PART, page: 'Home', pages: ['Home', 'Donation'] }
  const image = { Id: 80, image: 'up/river.png', page: 'Donation' }
  const campaign = { Id: 71, title: 'Blankets', page: 'Footer', pages: ['Footer', 'Home'] }
  server.lists = { projects: [PROJECT], projectSubCategory: [part], donation: [campaign], imageGallery: [image] }
  assert.equal((await run()).skipped, 0)
  const places = async () => {
    const { projects, projectSubCategory, donation, imageGallery } = (await content()).lists
    const lists = [projects, projectSubCategory, donation, imageGallery]
    return lists.map(({ records }) => (records.en as { page: string; pages: string[] }[]).at(-1)?.pages)
  }
  assert.deepEqual(await places(), [['Home'], ['Home', 'Donation'], ['Footer', 'Home'], ['Donation']])
  assert.equal((await run()).changed, 0)
  server.lists.donation = [{ ...campaign, pages: ['Footer', 'Donation'] }]
  server.lists.projects = [{ ...PROJECT, page: '' }]
  assert.equal((await run()).changed, 2)
  assert.deepEqual(await places(), [[], ['Home', 'Donation'], ['Footer', 'Donation'], ['Donation']])
  server.lists = { projects: [PROJECT], projectSubCategory: [PART] }
  assert.equal((await run()).changed, 2)
})

describe('a change', () => {
  test('of a text comes with the next import, and nothing else', async () => {
    server.lists.faq = [{ ...FAQ, answer: 'Therefore.' }]
    server.bangla = {}
    assert.deepEqual(await run(), { new: 0, changed: 1, unchanged: 4, skipped: 0, failed: 0 })
    const { en, bn } = (await content()).lists.faq.records
    assert.deepEqual([en[0]?.answer, bn[0]?.question], ['Therefore.', 'Why?'])
  })

  test('of a record that staff deleted here makes it anew', async () => {
    await payload.delete({ collection: 'faqs', where: { id: { exists: true } } })
    assert.equal((await run()).new, 1)
    assert.equal((await content()).lists.faq.records.en.length, 1)
  })
})

describe('what cannot be taken', () => {
  test('is named and skipped, and the rest comes', async () => {
    server.lists.faq = [FAQ, { Id: 41, question: 7 }, { Id: 42, question: '', answer: 'A' }]
    server.lists.projects = [PROJECT, { ...PROJECT, Id: 51, image1: 'up/gone.png' }]
    server.bangla = {}
    const { skipped, new: made } = await run()
    assert.equal(made, 0)
    assert.equal(skipped, 3)
    const skips = said.filter((sentence) => sentence.startsWith('Skipped'))
    assert.match(skips.join('\n'), /projects, Id 51: the picture up\/gone\.png is not there/)
    assert.match(skips.join('\n'), /faq, Id 41: question should be a text/)
    assert.match(skips.join('\n'), /faq, Id 42: .*Please write question/)
    assert.equal((await content()).lists.faq.records.en.length, 1)
  })

  test('a list that is none fails, and the others come', async () => {
    server.overrides.faq = answering(200, 'text/html', '<p>')
    const { failed, unchanged } = await run()
    assert.equal(failed, 1)
    assert.equal(unchanged, 4)
    assert.ok(said.includes('The list faq is text/html and not JSON.'))
  })

  test('a page whose record is not there is skipped', async () => {
    server.lists.newsCategoryDescription = [{ Id: 99, title: 'Nobody’s', text: '<p>Page</p>' }]
    assert.equal((await run()).skipped, 1)
  })
})
