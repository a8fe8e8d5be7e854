import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { createSnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { dhakaDay } from '@/lib/shared/format/dhaka-day'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const store = createSnapshotStore({
  sources: [cmsSource(embeddedSource(async () => payload))],
  onChange: () => undefined,
  onFailure: (error) => assert.fail(String(error)),
})

async function stated() {
  await store.refresh()
  return (await store.current()).settings.en.stated
}

test('periods that nobody changed are those by which data are erased', async () => {
  const settings = await payload.findGlobal({ slug: 'settings' })
  const { expiresAfter } = await payload.findGlobal({ slug: 'payment' })
  const { messagesMonths, registrationsMonths, suspectedDays, expiresAfterDays } = await stated()
  assert.equal(messagesMonths, settings.messagesKeptMonths)
  assert.equal(registrationsMonths, settings.registrationsKeptMonths)
  assert.equal(suspectedDays, settings.suspectedKeptDays)
  assert.equal(expiresAfterDays, expiresAfter)
  assert.ok(expiresAfter >= 1)
})

test('what is saved is stated, and the day of it', async () => {
  await payload.updateGlobal({ slug: 'settings', data: { messagesKeptMonths: 5, suspectedKeptDays: 9 } })
  await payload.updateGlobal({ slug: 'payment', data: { expiresAfter: 12, receipts: { registration: 'S-77' } } })
  const { updatedAt } = await payload.findGlobal({ slug: 'payment' })
  assert.ok(updatedAt)
  const now = await stated()
  assert.equal(now.messagesMonths, 5)
  assert.equal(now.suspectedDays, 9)
  assert.equal(now.expiresAfterDays, 12)
  assert.equal(now.registration, 'S-77')
  assert.equal(now.changedOn, dhakaDay(new Date(updatedAt)))
})
