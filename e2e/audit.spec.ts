/** The history of changes, as an administrator reads it and as nobody edits it. */
import AxeBuilder from '@axe-core/playwright'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { ADMINISTRATOR } from './support/sites'

const LIST = '/admin/collections/audit-entries'
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

for (const width of [390, 1440]) {
  test(`an administrator reads it in words, ${width} pixels wide`, async ({ page, making }) => {
    await page.setViewportSize({ width, height: 900 })
    const { record } = await making('news')
    expect((await page.request.post('/api/users/login', { data: ADMINISTRATOR })).status()).toBe(200)
    await page.goto(`${LIST}?subject=news&act=create`)
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `created News item ${record.Id}` })
    await expect(row.getByRole('link')).toHaveAttribute('href', `/admin/collections/news/${record.Id}`)
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
