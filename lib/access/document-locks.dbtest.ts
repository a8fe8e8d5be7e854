/** Who else edits a record: the admin asks that before it shows one. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { TypedUser, Where } from 'payload'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { makeStaff } from './testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const [administrator, editor, coordinator] = [
  await makeStaff(payload, 'administrator'),
  await makeStaff(payload, 'editor'),
  await makeStaff(payload, 'coordinator'),
]
const faq = await payload.create({ collection: 'faqs', data: { question: 'Q', answer: 'A' } })
const data = {
  document: { relationTo: 'faqs', value: faq.id },
  user: { relationTo: 'users', value: administrator.id },
} as const
await payload.create({ collection: 'payload-locked-documents', data: data as never })

/** As Payload's screen of a record does it (views/Document/getIsLocked). */
const locksSeenBy = async (user: TypedUser) => {
  const where: Where = {
    and: [
      { 'document.value': { equals: faq.id } },
      { 'document.relationTo': { equals: 'faqs' } },
      { updatedAt: { greater_than: new Date(Date.now() - 300_000).toISOString() } },
    ],
  }
  const found = await payload.find({ collection: 'payload-locked-documents', overrideAccess: false, user, where })
  return found.totalDocs
}

test('whoever may change a record sees that somebody else is at it', async () => {
  assert.deepEqual([await locksSeenBy(administrator), await locksSeenBy(editor)], [1, 1])
})

test('whoever may not sees no lock of it', async () => {
  assert.equal(await locksSeenBy(coordinator), 0)
})
