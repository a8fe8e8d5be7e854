import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, beforeEach, describe, test } from 'node:test'
import sharp from 'sharp'
import { CONTENT_TYPES } from '@/lib/content/model/model'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { onCommitted } from '@/lib/platform/database/transactions'
import type { ChangedPart } from '@/lib/shared/content/pages-of-content'
import type { ContentType } from '@/lib/shared/content/types'
import { embeddedSource } from './embedded-source'
import { createSnapshotStore } from './snapshot-store'
import { cmsSource } from './stored-content'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

let announced: ChangedPart[] = []
let failures: unknown[] = []
let reachable = true
const snapshotStore = createSnapshotStore({
  sources: [
    cmsSource(
      embeddedSource(async () => {
        if (!reachable) throw new Error('The source cannot be reached.')
        return payload
      }),
    ),
  ],
  onChange: (parts) => announced.push(...parts),
  onFailure: (error) => failures.push(error),
})
onCommitted(() => snapshotStore.refresh())

beforeEach(async () => {
  reachable = true
  await snapshotStore.refresh()
  announced = []
  failures = []
})

async function versions(): Promise<Map<ContentType, string>> {
  const { lists } = await snapshotStore.current()
  return new Map(CONTENT_TYPES.map((type) => [type, lists[type].version]))
}

/** Types whose version the work changed. */
async function changedBy(work: () => Promise<unknown>): Promise<ContentType[]> {
  const before = await versions()
  await work()
  const now = await versions()
  return CONTENT_TYPES.filter((type) => before.get(type) !== now.get(type))
}

const titles = async (type: 'projects' | 'news' | 'banner', locale: 'en' | 'bn' = 'en') =>
  (await snapshotStore.current()).lists[type].records[locale].map(({ title }) => title)
const questions = async () => (await snapshotStore.current()).lists.faq.records.en.map(({ question }) => question)

const project = (title: string, more: object = {}) =>
  payload.create({ collection: 'projects', data: { title, _status: 'published', ...more } } as never)

describe('an edit', () => {
  test('of a card changes its own list alone', async () => {
    const { id } = await project('School')
    const update = () => payload.update({ collection: 'projects', id, data: { title: 'Night school' } })
    assert.deepEqual(await changedBy(update), ['projects'])
    assert.ok((await titles('projects')).includes('Night school'))
  })

  test('of the page half changes the list of pages alone', async () => {
    const { id } = await project('School', { detail: { title: 'The school', text: '<p>Old</p>' } })
    const update = () => payload.update({ collection: 'projects', id, data: { detail: { text: '<p>New</p>' } } })
    assert.deepEqual(await changedBy(update), ['projectSubCategoryHeader'])
  })

  test('of a banner changes the list of its place alone', async () => {
    const { id } = await payload.create({ collection: 'banners', data: { placement: 'newsBanner', title: 'News' } })
    const update = () => payload.update({ collection: 'banners', id, data: { title: 'All news' } })
    assert.deepEqual(await changedBy(update), ['newsBanner'])
  })

  test('that moves a banner changes the list of its old place and of its new one', async () => {
    const { id } = await payload.create({ collection: 'banners', data: { placement: 'newsBanner', title: 'Moving' } })
    const update = () => payload.update({ collection: 'banners', id, data: { placement: 'eventsBanner' } })
    assert.deepEqual((await changedBy(update)).sort(), ['eventsBanner', 'newsBanner'])
  })

  test('in Bangla changes the version too', async () => {
    const { id } = await project('School')
    const update = () => payload.update({ collection: 'projects', id, locale: 'bn', data: { title: 'বিদ্যালয়' } })
    assert.deepEqual(await changedBy(update), ['projects'])
    assert.ok((await titles('projects', 'bn')).includes('বিদ্যালয়'))
  })

  test('of what a picture shows changes the lists that show it, and no other', async () => {
    const background = { r: 1, g: 2, b: 3 }
    const data = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
    const file = { data, name: 'a.png', mimetype: 'image/png', size: data.byteLength }
    const picture = await payload.create({ collection: 'media', data: { alt: 'Dark' }, file })
    await payload.create({ collection: 'gallery-images', data: { image: picture.id } })
    const update = () => payload.update({ collection: 'media', id: picture.id, data: { alt: 'Night' } })
    assert.deepEqual(await changedBy(update), ['imageGallery'])
  })

  test('that says what was said already changes no version', async () => {
    const { id } = await project('School')
    const update = () => payload.update({ collection: 'projects', id, data: { title: 'School' } })
    assert.deepEqual(await changedBy(update), [])
  })

  test('of the settings changes no list, and is announced', async () => {
    const update = () => payload.updateGlobal({ slug: 'settings', data: { name: 'Another name' } } as never)
    assert.deepEqual(await changedBy(update), [])
    assert.deepEqual(announced, ['settings'])
    assert.equal((await snapshotStore.current()).settings.en.name, 'Another name')
  })

  test('is in the snapshot when the write has ended, and announced once', async () => {
    await project('New school')
    assert.ok((await titles('projects')).includes('New school'))
    assert.deepEqual(announced, ['projects'])
  })
})

describe('drafts', () => {
  const draft = () =>
    payload.create({
      collection: 'news',
      draft: true,
      data: { title: 'Not yet', phase: 'latest', _status: 'draft' },
    })

  test('never show', async () => {
    assert.deepEqual(await changedBy(draft), [])
    assert.ok(!(await titles('news')).includes('Not yet'))
  })

  test('show once they are published', async () => {
    const { id } = await draft()
    const publish = () => payload.update({ collection: 'news', id, data: { title: 'Out', _status: 'published' } })
    assert.deepEqual(await changedBy(publish), ['news'])
    assert.ok((await titles('news')).includes('Out'))
  })

  test('of something published leave what is published', async () => {
    const { id } = await project('Published')
    const edit = () =>
      payload.update({ collection: 'projects', id, draft: true, data: { title: 'Unfinished', _status: 'draft' } })
    assert.deepEqual(await changedBy(edit), [])
    assert.ok((await titles('projects')).includes('Published'))
  })

  test('what is taken back shows no more', async () => {
    const { id } = await project('Withdrawn')
    await payload.update({ collection: 'projects', id, data: { _status: 'draft' } })
    assert.ok(!(await titles('projects')).includes('Withdrawn'))
  })
})

describe('order', () => {
  test('is the one that editors gave by dragging', async () => {
    await payload.delete({ collection: 'faqs', where: { id: { exists: true } } })
    for (const question of ['One', 'Two', 'Three'])
      await payload.create({ collection: 'faqs', data: { question, answer: 'Answer' } })
    assert.deepEqual(await questions(), ['One', 'Two', 'Three'])
    const { docs } = await payload.find({ collection: 'faqs', sort: 'id' })
    const [first, , third] = docs as unknown as { id: number; _order: string }[]
    // What Payload's drag does: a key before the first one's.
    await payload.update({ collection: 'faqs', id: Number(third?.id), data: { _order: `Z${first?._order}` } } as never)
    assert.deepEqual(await questions(), ['Three', 'One', 'Two'])
  })

  test('of news is by date, newest first', async () => {
    await payload.delete({ collection: 'news', where: { id: { exists: true } } })
    for (const [title, date] of [
      ['Middle', '2024-06-01'],
      ['Newest', '2025-01-01'],
      ['Oldest', '2020-01-01'],
    ])
      await payload.create({
        collection: 'news',
        data: { title, date, phase: 'latest', _status: 'published' },
      } as never)
    assert.deepEqual(await titles('news'), ['Newest', 'Middle', 'Oldest'])
  })
})

test('a deleted record is gone', async () => {
  const { id } = await project('Deleted')
  const remove = () => payload.delete({ collection: 'projects', id })
  assert.deepEqual(await changedBy(remove), ['projects'])
  assert.ok(!(await titles('projects')).includes('Deleted'))
})

test('the parts of a project are there for as long as it is published', async () => {
  const parent = await project('Parent', { detail: { title: 'Its page' } })
  const detail = { title: 'The page of a part', text: '<p>More</p>' }
  const of = { project: parent.id, _status: 'published' } as const
  await payload.create({ collection: 'subcategories', data: { title: 'Child', detail, ...of } })
  const intro = { placement: 'galleryCategoryDescription', project: parent.id } as const
  const own = await payload.create({ collection: 'intros', data: { title: 'Its introduction', ...intro } })
  await payload.create({ collection: 'intros', data: { title: 'Of no project', placement: intro.placement } })
  const titlesOf = async (type: 'projectSubCategory' | 'projectSubCategoryDetails' | 'galleryCategoryDescription') =>
    (await snapshotStore.current()).lists[type].records.en.map(({ title }) => title)
  const parts = async () => [
    (await titlesOf('projectSubCategory')).includes('Child'),
    (await titlesOf('projectSubCategoryDetails')).includes('The page of a part'),
    (await titlesOf('galleryCategoryDescription')).includes('Its introduction'),
    (await titlesOf('galleryCategoryDescription')).includes('Of no project'),
  ]
  assert.deepEqual(await parts(), [true, true, true, true])
  const set = (_status: 'draft' | 'published') =>
    payload.update({ collection: 'projects', id: parent.id, data: { _status } })
  const takeBack = async () => assert.deepEqual((await set('draft'))._status, 'draft')
  assert.deepEqual((await changedBy(takeBack)).sort(), [
    'galleryCategoryDescription',
    'projectSubCategory',
    'projectSubCategoryDetails',
    'projectSubCategoryHeader',
    'projects',
  ])
  assert.deepEqual(await parts(), [false, false, false, true])
  await set('published')
  assert.deepEqual(await parts(), [true, true, true, true])
  // Without it an introduction would be of no project, and everybody's to read.
  await takeBack()
  const remove = () => payload.delete({ collection: 'projects', id: parent.id })
  await assert.rejects(remove, { status: 409, message: /not deleted\. .*: “Its introduction”\.$/ })
  const { errors } = await payload.delete({ collection: 'projects', where: { id: { equals: parent.id } } })
  assert.match(String(errors[0]?.message), /“Its introduction”/)
  assert.deepEqual(await parts(), [false, false, false, true])
  await payload.delete({ collection: 'intros', id: own.id })
  await remove()
  assert.deepEqual(await parts(), [false, false, false, true])
})

test('a record that stands is the same object, whatever else is written', async () => {
  await project('Stands')
  const other = await project('Changes')
  const standing = async () =>
    (await snapshotStore.current()).lists.projects.records.en.find(({ title }) => title === 'Stands')
  const before = await standing()
  await payload.update({ collection: 'projects', id: other.id, data: { title: 'Changed' } })
  assert.ok(before)
  assert.equal(await standing(), before)
})

describe('a write of another process', () => {
  const elsewhere = async (question: string) => {
    const script = `
      const { getPayload } = await import('payload')
      const { default: config } = await import('@payload-config')
      const payload = await getPayload({ config })
      await payload.create({ collection: 'faqs', data: { question: ${JSON.stringify(question)}, answer: 'Answer' } })
      process.exit(0)
    `
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    })
    const [code] = await once(child, 'exit')
    assert.equal(code, 0)
  }

  test('is noticed by the next refresh', async () => {
    await elsewhere('From elsewhere')
    assert.ok(!(await questions()).includes('From elsewhere'))
    await snapshotStore.refresh()
    assert.ok((await questions()).includes('From elsewhere'))
    assert.deepEqual(announced, ['faq'])
  })
})

describe('a source that fails', () => {
  test('leaves the last good snapshot, and the next refresh catches up', async () => {
    const before = await questions()
    reachable = false
    await payload.create({ collection: 'faqs', data: { question: 'Meanwhile', answer: 'Answer' } })
    assert.deepEqual(await questions(), before)
    assert.equal(failures.length, 1)
    reachable = true
    await snapshotStore.refresh()
    assert.ok((await questions()).includes('Meanwhile'))
  })

  test('in the middle of a reading leaves it too', async () => {
    const before = await questions()
    await rawSql(site, 'ALTER TABLE faqs_locales RENAME TO faqs_locales_away')
    await rawSql(site, "UPDATE faqs SET updated_at = '2030-01-01T00:00:00.000Z'")
    await rawSql(site, "UPDATE revisions SET count = count + 1 WHERE list = 'faqs'")
    await snapshotStore.refresh()
    assert.deepEqual(await questions(), before)
    assert.equal(failures.length, 1)
    await rawSql(site, 'ALTER TABLE faqs_locales_away RENAME TO faqs_locales')
  })
})
