/** Changing a sentence of the interface: who may, what is refused and in which words, and what is left of it. */
import type { Client } from '@/e2e/support/client'
import { expect } from '@/lib/testing/expect'
import { test } from './testing/fixtures'

const NONE = { en: '', bn: '' }
const BUTTON = 'home.donation.donate'
const PROGRESS = 'home.donation.progress'
const RECEIPT = 'receipt.computer'

type Texts = typeof NONE

interface Answer {
  status: number
  stored?: Texts
  message?: string
  data?: { fields?: Partial<Texts>; now?: Texts }
}

async function change(client: Client, key: string, texts: Texts, was: Texts = NONE): Promise<Answer> {
  const { status, text } = await client.request('POST', '/api/words/change', { json: { key, texts, was } })
  const { stored, errors = [] } = JSON.parse(text) as { stored?: Texts; errors?: { message: string; data?: object }[] }
  return { status, ...(stored && { stored }), ...errors[0] }
}

test('an editor changes a sentence, and puts it back', async ({ staff: { editor } }) => {
  const texts = { en: ' Give  now ', bn: 'এখনই দিন' }
  const stored = { en: 'Give now', bn: 'এখনই দিন' }
  expect(await change(editor, BUTTON, texts)).toEqual({ status: 200, stored })
  expect(await change(editor, BUTTON, NONE, stored)).toEqual({ status: 200, stored: NONE })
})

test('the very words of the site are no change', async ({ staff: { editor } }) => {
  expect(await change(editor, BUTTON, { en: 'Donate now', bn: '' })).toEqual({ status: 200, stored: NONE })
})

test('a placeholder that is lost is named, for each language by itself', async ({ staff: { editor } }) => {
  const refused = await change(editor, PROGRESS, { en: 'Some of the goal', bn: '{percent}%' })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.data?.fields ?? {})).toEqual(['en'])
  expect(refused.data?.fields?.en).toContain('{percent}')
})

test('what somebody else stored meanwhile is told, and stays', async ({ staff: { editor, administrator } }) => {
  const theirs = { en: 'Give', bn: '' }
  await change(administrator, BUTTON, theirs)
  const refused = await change(editor, BUTTON, { en: 'Help', bn: '' })
  expect([refused.status, refused.data?.now]).toEqual([409, theirs])
  expect((await change(administrator, BUTTON, NONE, theirs)).status).toBe(200)
})

test('words of receipts are changed by whoever may change account numbers', async ({ staff }) => {
  const texts = { en: 'Made by computer.', bn: '' }
  const tried = async (client: Client, key: string) => (await change(client, key, texts)).status
  expect(await tried(staff.editor, RECEIPT)).toBe(403)
  expect(await tried(staff.coordinator, RECEIPT)).toBe(403)
  expect(await tried(staff.treasurer, BUTTON)).toBe(403)
  expect(await tried(staff.treasurer, RECEIPT)).toBe(200)
  expect((await change(staff.administrator, RECEIPT, NONE, texts)).status).toBe(200)
})

test('strangers, and sentences that are not there, change nothing', async ({ staff: { editor }, anonymous }) => {
  const texts = { en: 'x', bn: '' }
  expect((await change(anonymous, BUTTON, texts)).status).toBe(401)
  for (const key of ['home', 'home.gone', '__proto__', 'programs.pages.education.title']) {
    expect([key, (await change(editor, key, texts)).status]).toEqual([key, 404])
  }
  const { status } = await editor.request('POST', '/api/words', { json: { key: BUTTON, en: '<b>' } })
  expect(status).toBe(403)
})

test('the history tells of it', async ({ staff: { editor, administrator } }) => {
  await change(editor, 'search.submit', { en: 'Find', bn: '' })
  await change(editor, 'search.submit', { en: 'Find', bn: 'খুঁজি' }, { en: 'Find', bn: '' })
  const { text } = await administrator.request(
    'GET',
    '/api/audit-entries?where[subject][equals]=words&sort=-id&limit=2',
  )
  const { docs } = JSON.parse(text) as { docs: { act: string; fields: string[] | null }[] }
  expect(docs.map(({ act, fields }) => [act, fields])).toEqual([
    ['update', ['bn']],
    ['create', null],
  ])
})
