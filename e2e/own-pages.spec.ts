/** A page that an editor makes of blocks: read in both languages, found, moved, and followed by open tabs. */
import type { Method } from './support/client'
import { expect, test } from './support/fixtures'

const BLOCKS = [
  { blockType: 'text', text: '<h2>Who may ask</h2><p>Girls of class nine.</p>' },
  { blockType: 'donateBox' },
  { blockType: 'facts', heading: 'In short', facts: [{ name: 'Places', value: 'Twelve' }] },
  { blockType: 'questions', heading: 'Asked often', questions: [{ question: 'Is it paid back?', answer: 'No.' }] },
]

type Row = { id: string; [field: string]: unknown }

test('an editor makes a page, sees it in both languages, and gives it another address', async ({
  staff,
  anonymous,
  page,
  expectedErrors,
}) => {
  // The tab is still open when its page is gone.
  expectedErrors.push(/status of 404/)
  // Another one each time: a try that failed leaves its page.
  const path = `/bursaries-${Date.now().toString(36)}`
  const moved = `${path}-for-girls`
  const write = async (method: Method, below: string, json: object) => {
    const answer = await staff.editor.request(method, `/api/pages${below}`, { json })
    expect(answer.status, answer.text).toBeLessThan(300)
    return (JSON.parse(answer.text) as { doc: { id: number; blocks: Row[] } }).doc
  }
  const at = async (address: string) => (await anonymous.request('GET', address)).text
  const { id, blocks } = await write('POST', '', {
    ...{ path, title: 'Bursaries', description: 'Who may ask for a bursary, and how.' },
    ...{ section: 'projects', _status: 'published', blocks: BLOCKS },
  })
  const [text, box, facts, questions] = blocks
  const inBangla = [{ ...text, text: '<p>নবম শ্রেণির মেয়েরা।</p>' }, box, facts, questions]
  await write('PATCH', `/${id}?locale=bn`, { title: 'উপবৃত্তি', blocks: inBangla, _status: 'published' })

  await expect(async () => {
    expect(await at(path)).toContain('Girls of class nine.')
    const bangla = await at(`/bn${path}`)
    for (const words of ['নবম শ্রেণির মেয়েরা।', 'Is it paid back?']) expect(bangla).toContain(words)
    expect(await at('/sitemap.xml')).toContain(`${path}</loc>`)
    expect(await at('/projects')).toContain(`href="${path}"`)
    expect(await at('/search?q=Bursaries')).toContain(`href="${path}"`)
  }).toPass()

  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Bursaries' })).toBeVisible()
  await write('PATCH', `/${id}`, { title: 'Bursaries for girls', _status: 'published' })
  await expect(page.getByRole('heading', { level: 1, name: 'Bursaries for girls' })).toBeVisible()

  await write('PATCH', `/${id}`, { path: moved, _status: 'published' })
  await expect(async () => {
    const answer = await anonymous.request('GET', `/bn${path}`)
    expect([answer.status, answer.headers.location]).toEqual([308, `/bn${moved}`])
    expect((await anonymous.request('GET', moved)).status).toBe(200)
  }).toPass()
  await staff.editor.request('DELETE', `/api/pages/${id}`)
  await expect(async () => expect((await anonymous.request('GET', moved)).status).toBe(404)).toPass()
})
