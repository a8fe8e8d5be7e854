/** The history of changes: what a call leaves in it, and that nobody edits it. */
import type { Client } from '@/e2e/support/client'
import { expect } from '@/lib/testing/expect'
import { test } from './testing/fixtures'

const CALLS = '/api/audit-entries'

interface Line {
  id: number
  act: string
  actor: string
  record: string
  fields: string[] | null
  network: string | null
}

async function newest(administrator: Client, subject: string): Promise<Line[]> {
  const { status, text } = await administrator.request(
    'GET',
    `${CALLS}?where[subject][equals]=${subject}&sort=-id&limit=3`,
  )
  expect(status, text).toBe(200)
  return (JSON.parse(text) as { docs: Line[] }).docs
}

test('what an editor writes by the API is told with who, what and from where, and without its words', async ({
  staff,
  editor,
  making,
}) => {
  const { record } = await making('news')
  const title = 'Words that are nobody’s business'
  const { status } = await editor.request('PATCH', `/api/v1/news/${record.Id}`, { json: { title } })
  expect(status).toBe(200)
  const [line] = await newest(staff.administrator, 'news')
  expect(line).toMatchObject({ act: 'update', record: String(record.Id), fields: ['title'] })
  expect(line?.actor).toMatch(/@/)
  expect(line?.network).toMatch(/^[\da-f:.]+$/)
  expect(JSON.stringify(await newest(staff.administrator, 'news'))).not.toContain(title)
})

test('nobody edits it, and nobody but administrators reads it', async ({ staff, anonymous }) => {
  const { administrator, ...others } = staff
  await administrator.request('GET', `${CALLS}/export`)
  const [line] = await newest(administrator, 'audit-entries')
  expect(line?.act).toBe('export')
  const address = `${CALLS}/${line?.id}`
  const bulk = `${CALLS}?where[id][exists]=true`
  for (const client of [administrator, ...Object.values(others), anonymous]) {
    const tries = [
      await client.request('PATCH', address, { json: { actor: 'x' } }),
      await client.request('DELETE', address),
      await client.request('PATCH', bulk, { json: { actor: 'x' } }),
      await client.request('DELETE', bulk),
      await client.request('POST', CALLS, { json: { at: new Date().toISOString(), act: 'update' } }),
    ]
    for (const { status } of tries) expect([401, 403, 404, 405]).toContain(status)
  }
  for (const client of [...Object.values(others), anonymous]) {
    for (const path of [CALLS, address, `${CALLS}/export`, `${CALLS}/count`]) {
      const { status, text } = await client.request('GET', path)
      expect([401, 403, 404], `${path}: ${text}`).toContain(status)
    }
  }
  const [still] = await newest(administrator, 'audit-entries')
  expect(still).toEqual(line)
})
