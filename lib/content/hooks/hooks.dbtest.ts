import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createFirstAdministrator } from '@/lib/access/first-administrator'
import { BOOTSTRAP } from '@/lib/access/rights/bootstrap'
import { readRevisions } from '@/lib/platform/database/revisions'
import { openTestDatabase } from '@/lib/platform/database/testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const newProject = (title: string) =>
  payload.create({ collection: 'projects', data: { title, _status: 'published' }, depth: 0 })

describe('the last administrator', () => {
  const data = {
    name: 'First',
    email: 'first@example.org',
    password: 'twelve letters and more',
    role: 'administrator',
  } as const

  test('keeps the role and the account', async () => {
    const { id } = await payload.create({ collection: 'users', data, context: { [BOOTSTRAP]: true } })
    await assert.rejects(payload.update({ collection: 'users', id, data: { role: 'editor' } }), /last administrator/)
    await assert.rejects(payload.delete({ collection: 'users', id }), /last administrator/)
    assert.equal((await payload.findByID({ collection: 'users', id })).role, 'administrator')
  })

  test('may step back once there is another', async () => {
    const other = { ...data, email: 'second@example.org' }
    await payload.create({ collection: 'users', data: other, context: { [BOOTSTRAP]: true } })
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: data.email } } })
    await payload.update({ collection: 'users', id: docs[0]?.id ?? 0, data: { role: 'editor' } })
    assert.equal(await createFirstAdministrator(payload, { email: data.email, password: data.password }), null)
  })
})

describe('two people at one moment', () => {
  test('both keep what they changed in the settings', async () => {
    for (let i = 0; i < 10; i++) {
      await Promise.all([
        payload.updateGlobal({ slug: 'settings', data: { copyrightYear: 2000 + i } }),
        payload.updateGlobal({ slug: 'settings', data: { email: `mail${i}@example.org` } }),
      ])
      const { copyrightYear, email } = await payload.findGlobal({ slug: 'settings' })
      assert.deepEqual({ copyrightYear, email }, { copyrightYear: 2000 + i, email: `mail${i}@example.org` })
    }
  })

  test('both keep what they changed, one in a record and one in many', async () => {
    const { id } = await payload.create({ collection: 'campaigns', data: { title: 'Boats', currency: 'BDT' } })
    for (let i = 1; i <= 10; i++) {
      await Promise.all([
        payload.update({ collection: 'campaigns', id, data: { goal: i } }),
        payload.update({ collection: 'campaigns', where: { id: { equals: id } }, data: { text: `Text ${i}` } }),
      ])
      const { goal, text } = await payload.findByID({ collection: 'campaigns', id })
      assert.deepEqual({ goal, text }, { goal: i, text: `Text ${i}` })
    }
  })
})

test('a project that is deleted changes the lists of what belonged to it', async () => {
  const { id } = await newProject('Parent')
  await payload.create({ collection: 'subcategories', data: { title: 'Child', project: id, _status: 'published' } })
  const before = await readRevisions(payload.db)
  await payload.delete({ collection: 'projects', id })
  const now = await readRevisions(payload.db)
  assert.equal(now.get('subcategories'), (before.get('subcategories') ?? 0) + 1)
})

test('the order of a record holds for visitors while a draft of it is pending', async () => {
  const [one, two] = [await newProject('One'), await newProject('Two')]
  await payload.update({ collection: 'projects', id: two.id, data: { title: 'Two, rewritten' }, draft: true })
  await payload.update({ collection: 'projects', id: two.id, data: { _order: 'Zz' } as never, draft: true })
  const { docs } = await payload.find({
    collection: 'projects',
    sort: '_order',
    where: { _status: { equals: 'published' } },
  })
  const shown = docs.filter(({ id }) => id === one.id || id === two.id).map(({ title }) => title)
  assert.deepEqual(shown, ['Two', 'One'])
})

test('what a visitor wrote stays as it was written', async () => {
  const { id } = await payload.create({
    collection: 'messages',
    data: { folder: 'inbox', locale: 'en', mailerMessage: 'As it was written', mailerName: 'Nusrat' },
    overrideAccess: true,
  })
  const user = { role: 'coordinator', collection: 'users', id: 999 } as never
  await payload.update({
    collection: 'messages',
    id,
    data: { mailerMessage: 'Rewritten' },
    overrideAccess: false,
    user,
  })
  assert.equal((await payload.findByID({ collection: 'messages', id })).mailerMessage, 'As it was written')
})
