import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Status } from '@/lib/community/shared/volunteer-status'
import { inLanguage } from '@/lib/platform/calls/say'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { register } from './testing'
import { SEEN_STATUS } from './transition'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const person = (name: string) => ({ role: 'coordinator', collection: 'users', id: 999, name }) as never
const NADIA = person('Nadia')
const KARIM = person('Karim')

type Data = Partial<VolunteerRegistration>

const change = (id: number, data: Data, { user = NADIA, seen }: { user?: never; seen?: string } = {}) =>
  payload.update({
    collection: 'volunteer-registrations',
    id,
    data: data as never,
    context: seen ? { [SEEN_STATUS]: seen } : {},
    overrideAccess: false,
    user,
    depth: 0,
  })

const read = (id: number) => payload.findByID({ collection: 'volunteer-registrations', id, depth: 0 })
const historyOf = async (id: number) => ((await read(id)).history ?? []).map(({ by, change }) => `${by}: ${change}`)
const mailsOf = async (id: number) => {
  const where = { registration: { equals: id } }
  const { docs } = await payload.find({ collection: 'mails', where, depth: 0, sort: 'id' })
  return docs.map(({ kind, recipient }) => `${kind} to ${recipient}`)
}

describe('the status', () => {
  test('goes on step by step, and each step is in the history', async () => {
    const { id } = await register(payload)
    for (const status of ['contacted', 'accepted', 'active', 'left'] as const) await change(id, { status })
    assert.deepEqual(await historyOf(id), [
      'Nadia: Status: New → Contacted',
      'Nadia: Status: Contacted → Accepted',
      'Nadia: Status: Accepted → Active',
      'Nadia: Status: Active → Left',
    ])
  })

  test('leaves no step out', async () => {
    const { id } = await register(payload)
    await assert.rejects(change(id, { status: 'active' }), /“New” goes on to Contacted or Accepted or Declined/)
    assert.equal((await read(id)).status, 'new')
  })

  test('is refused in Bangla to whoever asked in it; the history is stored alike for all', async () => {
    const { id } = await register(payload)
    const asked = (status: Status) => inLanguage('bn-BD', () => change(id, { status }))
    await assert.rejects(asked('active'), /“নতুন”-এর পরে যোগাযোগ করা হয়েছে বা গৃহীত বা নেওয়া হয়নি হয়, সরাসরি “সক্রিয়” হয় না/)
    await asked('contacted')
    assert.deepEqual(await historyOf(id), ['Nadia: Status: New → Contacted'])
  })

  test('goes back from every step, for a wrong tap', async () => {
    const { id } = await register(payload, { status: 'accepted' })
    for (const [there, back] of [
      ['declined', 'accepted'],
      ['left', 'accepted'],
      ['new', 'accepted'],
    ] as const) {
      await change(id, { status: there })
      await change(id, { status: back })
    }
    assert.equal((await historyOf(id)).length, 6)
  })

  test('of two coordinators at one moment, the second is told what the first did', async () => {
    const { id } = await register(payload)
    await change(id, { status: 'contacted' }, { seen: 'new', user: KARIM })
    await assert.rejects(change(id, { status: 'contacted' }, { seen: 'new' }), /Karim has set this to “Contacted”/)
    assert.deepEqual(await historyOf(id), ['Karim: Status: New → Contacted'])
  })

  test('of many at one moment, one moves it', async () => {
    const { id } = await register(payload)
    const tries = (['contacted', 'accepted', 'declined', 'contacted'] as const).map((status) =>
      change(id, { status }, { seen: 'new' }),
    )
    const results = await Promise.allSettled(tries)
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.equal((await historyOf(id)).length, 1)
  })
})

describe('notes', () => {
  test('are signed and dated by the site, whatever is sent', async () => {
    const { id } = await register(payload)
    await change(id, { notes: [{ text: 'Free on Fridays', by: 'Karim', at: '2001-01-01T00:00:00.000Z' }] })
    const [note] = (await read(id)).notes ?? []
    assert.equal(note?.by, 'Nadia')
    assert.ok(Date.now() - Date.parse(note?.at ?? '') < 60_000)
  })

  test('are only ever added', async () => {
    const { id } = await register(payload)
    await change(id, { notes: [{ text: 'First' }] }, { user: KARIM })
    await change(id, { notes: [{ text: 'Second' }] })
    await change(id, { notes: [] })
    const notes = (await read(id)).notes ?? []
    assert.deepEqual(
      notes.map(({ text, by }) => `${by}: ${text}`),
      ['Karim: First', 'Nadia: Second'],
    )
    const rewritten = [{ ...notes[0], text: 'Rewritten' }]
    await assert.rejects(change(id, { notes: rewritten }), /stays as it was written/)
  })

  test('two at one moment are both kept', async () => {
    const { id } = await register(payload)
    await Promise.all(['One', 'Two', 'Three'].map((text) => change(id, { notes: [{ text }] })))
    assert.deepEqual((await read(id)).notes?.map(({ text }) => text).sort(), ['One', 'Three', 'Two'])
  })
})

test('where somebody is assigned to is in the history, by name', async () => {
  const { id } = await register(payload)
  const project = await payload.create({ collection: 'projects', data: { title: 'Clean water', _status: 'published' } })
  await change(id, { project: project.id })
  await change(id, { project: project.id })
  await change(id, { project: null })
  assert.deepEqual(await historyOf(id), ['Nadia: Project: Clean water', 'Nadia: Project: none'])
  await assert.rejects(change(id, { event: 999_999 }))
})

test('nobody writes the history', async () => {
  const { id } = await register(payload)
  await change(id, { history: [{ at: '2001-01-01T00:00:00.000Z', by: 'Karim', change: 'Status: New → Active' }] })
  assert.deepEqual(await historyOf(id), [])
})

test('what is no spam is delivered, once', async () => {
  const { id } = await register(payload, { suspected: true, suspicion: 'six links' })
  assert.deepEqual(await mailsOf(id), [])
  await change(id, { suspected: false })
  await change(id, { suspected: true })
  assert.deepEqual(await mailsOf(id), [])
  await change(id, { suspected: false })
  assert.deepEqual(await mailsOf(id), [
    'registration-arrived to foundation',
    'registration-acknowledged to rahima@example.org',
  ])
  assert.deepEqual(await historyOf(id), ['Nadia: Not spam', 'Nadia: Taken for spam', 'Nadia: Not spam'])
})

test('the answer tells which mails were posted', async () => {
  const released = async (person: Data) => {
    const { id } = await register(payload, { ...person, suspected: true })
    const release = async () => (await change(id, { suspected: false })) as VolunteerRegistration & { posted: string[] }
    const { posted } = await release()
    await rawSql(site, `UPDATE mails SET state = 'sent' WHERE registration_id = ${id}`)
    await change(id, { suspected: true })
    return [posted.sort(), (await release()).posted]
  }
  assert.deepEqual(await released({}), [['registration-acknowledged', 'registration-arrived'], []])
  assert.deepEqual(await released({ email: '' }), [['registration-arrived'], []])
})
