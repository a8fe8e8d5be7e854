/** Records that the tests of a group have in common, where each of them leaves its record as it is. */
import type { ContentType } from '@/lib/content/types'
import { expect, test } from './fixtures'
import { type Made, make } from './samples'

/** Makes a record before the tests of the surrounding `describe`, and removes it after them, unchanged. */
export function sharedRecord(type: ContentType): () => Made {
  let shared: Made | undefined
  const made = () => {
    if (!shared) throw new Error('The shared record is made before the first test, not while tests are collected.')
    return shared
  }
  test.beforeAll(async ({ editor }) => {
    shared = await make(editor, type)
  })
  test.afterAll(async ({ anonymous }) => {
    const { record, remove } = made()
    expect(await anonymous.list(type)).toContainEqual(record)
    await remove()
  })
  return made
}
