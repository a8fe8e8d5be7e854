/** Consents of people in pictures: seen by staff alone, told of in time, and at their end the picture goes by itself where that was chosen. */
import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import sharp from 'sharp'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import type { Media } from '@/lib/platform/payload/payload-types'
import { countEndingConsents, withdrawWhatEnded } from './consents'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

let shade = 0
async function upload(consent: Media['consent'] = {}): Promise<Media> {
  shade += 1
  const background = { r: 9, g: shade, b: 120 }
  const data = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  const file = { data, name: 'child.png', mimetype: 'image/png', size: data.byteLength }
  return payload.create({ collection: 'media', data: { alt: 'A child', consent }, file })
}

const day = (text: string) => `${text}T06:00:00.000Z`
const NOON = new Date('2026-11-28T06:00:00Z')
const readAs = (id: number, user?: object) =>
  payload.findByID({ collection: 'media', id, overrideAccess: false, ...(user && { user: user as never }) })

beforeEach(async () => {
  await rawSql(site, 'DELETE FROM media')
})

test('staff see who agreed; programs with a key and other roles do not', async () => {
  const { id } = await upload({ seen: 'Rahima', by: 'Her mother', until: day('2027-01-01') })
  assert.equal((await readAs(id, staffMember('editor'))).consent?.seen, 'Rahima')
  const key = { ...staffMember('editor'), key: { areas: ['media'], mayWrite: true } }
  const byProgram = await readAs(id, key)
  assert.deepEqual([byProgram.alt, byProgram.consent?.seen, byProgram.consent?.by], ['A child', undefined, undefined])
})

test('a consent for a child has an end', async () => {
  await assert.rejects(upload({ children: true, by: 'The head teacher' }), /People in the picture.*Until|until when/i)
  await upload({ children: true, by: 'The head teacher', until: day('2029-01-01') })
  await upload({ children: true })
})

test('what ends within 30 days is told of, and what has ended', async () => {
  for (const until of ['2026-12-27', '2026-11-28', '2026-11-01']) await upload({ until: day(until) })
  for (const until of ['2026-12-29', '2027-11-28']) await upload({ until: day(until) })
  await upload()
  assert.equal(await countEndingConsents(payload, NOON), 3)
})

test('at the end of the day a picture goes where that was chosen, with the names of who was seen', async () => {
  const over = { seen: 'Rahima', by: 'Her mother', until: day('2026-11-27'), takeAway: true }
  const [gone, kept, today] = [
    await upload(over),
    await upload({ ...over, takeAway: false }),
    await upload({ ...over, until: day('2026-11-28') }),
  ]
  assert.equal(await withdrawWhatEnded(payload, NOON), 1)
  const states = await Promise.all([gone, kept, today].map(({ id }) => payload.findByID({ collection: 'media', id })))
  assert.deepEqual(
    states.map(({ withdrawnAt }) => Boolean(withdrawnAt)),
    [true, false, false],
  )
  assert.deepEqual([states[0]?.consent?.seen ?? null, states[0]?.consent?.by ?? null], [null, null])
  assert.equal(states[1]?.consent?.seen, 'Rahima')
  assert.equal(await withdrawWhatEnded(payload, NOON), 0)
  assert.equal(await countEndingConsents(payload, NOON), 2)
})
