import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CollectionSlug, GlobalSlug, TypedUser } from 'payload'
import sharp from 'sharp'
import { makeStaff } from '@/lib/access/testing'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { BOOTSTRAP } from './bootstrap'
import { PERMISSIONS } from './matrix'
import { type Area, ROLES, type Role } from './roles'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

type Action = 'read' | 'create' | 'update' | 'delete'
const ACTIONS: readonly Action[] = ['read', 'create', 'update', 'delete']
/** Nobody, beside the four roles. */
type Person = Role | 'stranger'
const PERSONS: readonly Person[] = [...ROLES, 'stranger']

const accounts = new Map<Person, TypedUser>()
const asPerson = (person: Person) => ({ user: accounts.get(person) ?? null, overrideAccess: false }) as const

let colour = 0
async function picture() {
  colour += 1
  const background = { r: colour, g: 0, b: 0 }
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return { data, name: 'small.png', mimetype: 'image/png', size: data.byteLength }
}

/** A record of each area: how to make one, and a change of it. */
interface Sample {
  collection: CollectionSlug
  data: () => object
  change: object
  file?: true
  /** Visitors read what is published. */
  isPublic: boolean
}

let made = 0
const SAMPLES: Record<Exclude<Area, 'settings' | 'payment' | 'gifts' | 'audit'>, Sample> = {
  content: {
    collection: 'faqs',
    data: () => ({ question: 'Question', answer: 'Answer' }),
    change: { question: 'Other' },
    isPublic: true,
  },
  campaigns: {
    collection: 'campaigns',
    data: () => ({ title: 'Campaign', currency: 'BDT' }),
    change: { goal: 5 },
    isPublic: true,
  },
  media: { collection: 'media', data: () => ({ alt: 'Red' }), change: { alt: 'Dark' }, file: true, isPublic: true },
  inbox: {
    collection: 'messages',
    data: () => ({ mailerName: 'Sumi' }),
    change: { mailerName: 'Sumi B.' },
    isPublic: false,
  },
  accounts: {
    collection: 'users',
    data: () => ({ name: 'New', email: `new-${++made}@example.org`, password: 'long enough for all', role: 'editor' }),
    change: { name: 'Renamed' },
    isPublic: false,
  },
}

async function make({ collection, data, file }: Sample, more: object): Promise<number> {
  const args = { collection, data: data(), ...(file ? { file: await picture() } : {}), ...more }
  return Number((await payload.create(args as never)).id)
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    // Anything but a refusal would make the table look right by accident.
    assert.match(String(error), /Forbidden|Not allowed|not allowed|Not Found|NotFound|are changed by administrators/)
    return false
  }
}

const admitted = { overrideAccess: true, context: { [BOOTSTRAP]: true } }

async function tryAction(area: keyof typeof SAMPLES, person: Person, action: Action): Promise<boolean> {
  const sample = SAMPLES[area]
  const { collection, change } = sample
  if (action === 'create') return succeeds(make(sample, asPerson(person)))
  const id = await make(sample, admitted)
  if (action === 'read') return succeeds(payload.findByID({ collection, id, ...asPerson(person) }))
  if (action === 'update') {
    return succeeds(payload.update({ collection, id, data: change, ...asPerson(person) } as never))
  }
  return succeeds(payload.delete({ collection, id, ...asPerson(person) }))
}

before(async () => {
  for (const role of ROLES) accounts.set(role, await makeStaff(payload, role, { name: role }))
})

for (const [area, sample] of Object.entries(SAMPLES) as [keyof typeof SAMPLES, Sample][]) {
  for (const person of PERSONS) {
    const granted: readonly Action[] = person === 'stranger' ? [] : PERMISSIONS[area][person]
    const expected = ACTIONS.filter((action) => granted.includes(action) || (action === 'read' && sample.isPublic))
    test(`${person} in ${area}: ${expected.join(', ') || 'nothing'}`, async () => {
      const possible: Action[] = []
      for (const action of ACTIONS) if (await tryAction(area, person, action)) possible.push(action)
      assert.deepEqual(possible, expected)
    })
  }
}

const GLOBALS: readonly (GlobalSlug & Area)[] = ['settings', 'payment']
for (const slug of GLOBALS) {
  for (const person of PERSONS) {
    const granted: readonly Action[] = person === 'stranger' ? [] : PERMISSIONS[slug][person]
    test(`${person} in ${slug}: ${granted.join(', ') || 'nothing'}`, async () => {
      const possible: Action[] = []
      if (await succeeds(payload.findGlobal({ slug, ...asPerson(person) }))) possible.push('read')
      if (await succeeds(payload.updateGlobal({ slug, data: {}, ...asPerson(person) }))) possible.push('update')
      assert.deepEqual(possible, granted)
    })
  }
}

describe('fields of a campaign', () => {
  const changed = async (person: Person, data: object) => {
    const id = await make(SAMPLES.campaigns, { overrideAccess: true })
    return payload.update({ collection: 'campaigns', id, data, ...asPerson(person) } as never) as unknown as Promise<{
      title: string
      goal: number | null
      closed: boolean
    }>
  }

  test('a treasurer changes the goal, not the words', async () => {
    const { title, goal } = await changed('treasurer', { title: 'Other', goal: 70 })
    assert.deepEqual({ title, goal }, { title: 'Campaign', goal: 70 })
  })

  test('a treasurer cannot close it', async () => {
    const { closed } = await changed('treasurer', { closed: true })
    assert.equal(closed, false)
  })
})

describe('settings on which visitors’ words depend', () => {
  const wanted = { messagesKeptMonths: 1, registrationsKeptMonths: 1, suspectedKeptDays: 1, email: 'mine@example.org' }
  const kept = { messagesKeptMonths: 24, registrationsKeptMonths: 12, suspectedKeptDays: 30 }
  const afterChangeBy = async (person: Person) => {
    await payload.updateGlobal({ slug: 'settings', data: { ...wanted, name: person }, ...asPerson(person) })
    const { messagesKeptMonths, registrationsKeptMonths, suspectedKeptDays, email, name } = await payload.findGlobal({
      slug: 'settings',
    })
    return { messagesKeptMonths, registrationsKeptMonths, suspectedKeptDays, email, name }
  }

  test('an editor changes the others alone', async () => {
    const { email } = await payload.findGlobal({ slug: 'settings' })
    assert.deepEqual(await afterChangeBy('editor'), { ...kept, email, name: 'editor' })
  })

  test('an administrator changes them', async () => {
    assert.deepEqual(await afterChangeBy('administrator'), { ...wanted, name: 'administrator' })
  })
})

describe('drafts', () => {
  const draft = () =>
    payload.create({ collection: 'news', data: { title: 'Draft', phase: 'latest', _status: 'draft' }, draft: true })

  test('a stranger does not find them', async () => {
    const { id } = await draft()
    assert.equal(await succeeds(payload.findByID({ collection: 'news', id, ...asPerson('stranger') })), false)
  })

  test('an editor does', async () => {
    const { id } = await draft()
    assert.equal(await succeeds(payload.findByID({ collection: 'news', id, ...asPerson('editor') })), true)
  })

  test('a stranger reads no versions', async () => {
    assert.equal(await succeeds(payload.findVersions({ collection: 'news', ...asPerson('stranger') })), false)
  })
})

describe('an account of one’s own', () => {
  test('is read by its owner, whose name and e-mail administrators change', async () => {
    const own = await makeStaff(payload, 'coordinator', { name: 'Sumi' })
    const change = (data: object) =>
      payload.update({ collection: 'users', id: own.id, data, user: own, overrideAccess: false } as never)
    for (const data of [{ name: 'Administrator' }, { email: 'other@example.org' }, { name: 'Sumi', email: '' }]) {
      await assert.rejects(change(data), { status: 403, message: /changed by administrators/ })
    }
    await change({ name: own.name, email: own.email.toUpperCase() })
    const found = await payload.findByID({ collection: 'users', id: own.id, user: own, overrideAccess: false })
    assert.deepEqual([found.name, found.email], ['Sumi', own.email])
    const changed = await payload.update({
      ...{ collection: 'users', id: own.id, data: { name: 'Sumi Begum' }, ...asPerson('administrator') },
    })
    assert.equal(changed.name, 'Sumi Begum')
  })

  test('gives its owner no other role', async () => {
    const own = await makeStaff(payload, 'coordinator')
    const data = { role: 'administrator' } as const
    await payload.update({ collection: 'users', id: own.id, data, user: own, overrideAccess: false })
    assert.equal((await payload.findByID({ collection: 'users', id: own.id })).role, 'coordinator')
  })
})

test('nobody sees the revisions', async () => {
  for (const person of PERSONS) {
    assert.equal(await succeeds(payload.find({ collection: 'revisions', ...asPerson(person) })), false)
  }
})
