import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { dhakaDay, dhakaMidnight } from '@/lib/shared/format/dhaka-day'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const DAY_MS = 24 * 60 * 60 * 1000
const today = dhakaMidnight(dhakaDay(new Date()))
/** The last moment of today in Dhaka, and the first of tomorrow. */
const LAST = new Date(today + DAY_MS - 1).toISOString()
const TOMORROW = new Date(today + DAY_MS).toISOString()

const create = (date: string, _status: 'draft' | 'published') =>
  payload.create({
    collection: 'news',
    data: { title: 'Boats', phase: 'latest', date, _status },
    draft: _status === 'draft',
  })
const publish = (id: number, data: object = {}) =>
  payload.update({ collection: 'news', id, data: { ...data, _status: 'published' } as never })

/** What Payload says of a field. */
const said = (error: Error & { data?: { errors?: { path: string; message: string }[] } }) => {
  const [problem] = error.data?.errors ?? []
  assert.deepEqual([problem?.path, /still to come in Bangladesh/.test(problem?.message ?? '')], ['date', true])
  return true
}

test('a day that is still to come is not published, and says why', async () => {
  await assert.rejects(create(TOMORROW, 'published'), said)
  const { id } = await create(TOMORROW, 'draft')
  await assert.rejects(publish(id), said)
  assert.equal((await publish(id, { date: LAST }))._status, 'published')
  await assert.rejects(publish(id, { date: TOMORROW }), said)
  await assert.rejects(payload.update({ collection: 'news', id, data: { date: TOMORROW } }), said)
})

test('a draft may be prepared for it, and what stands with such a day can be taken back', async () => {
  const { id } = await create(LAST, 'published')
  await payload.update({ collection: 'news', id, data: { date: TOMORROW, _status: 'draft' }, draft: true })
  assert.equal((await payload.findByID({ collection: 'news', id })).date, LAST)
  const back = await payload.update({ collection: 'news', id, data: { date: TOMORROW, _status: 'draft' } })
  assert.deepEqual([back._status, back.date], ['draft', TOMORROW])
})

test('what is no day is refused', async () => {
  await assert.rejects(create('tomorrow', 'published'), /Day of publication/)
})
