/** Live updates of open pages: each list follows its edits, and says so when it becomes empty. */
import { sampled } from '@/lib/testing/sample'
import { openPolling } from './support/live-page'
import { expect, test } from './support/reader'
import { type Change, changeRecord } from './support/record-change'
import { ROUTES, type Route } from './support/routes'

const SECONDS = { timeout: 10_000, intervals: [100] }

const keyOf = ({ path }: Route) => path
const FOLLOWING = ROUTES.filter(({ live }) => live)
const EMPTIED = ROUTES.filter(({ empty }) => empty)

for (const route of sampled('routes-live-updates', FOLLOWING, { size: 3, keyOf })) {
  const { path, live = [] } = route

  test(`an open ${path} shows edits of ${live.map(({ type }) => type).join(', ')}`, async ({
    page,
    reader,
    editor,
  }) => {
    const { lists, ids } = await reader.page(route)
    await openPolling(page, await reader.addressOf(route))
    const changes: Change[] = []
    try {
      for (const list of live) changes.push(await changeRecord(editor, lists, list, ids))
      for (const { what, shows } of changes) {
        const { text, markup } = shows
        const main = page.getByRole('main')
        if (text) await expect.soft(main.getByText(text).first(), what).toBeVisible(SECONDS)
        if (markup) await expect.soft.poll(() => main.innerHTML(), { ...SECONDS, message: what }).toContain(markup)
      }
    } finally {
      for (const { undo } of changes.reverse()) await undo()
    }
  })
}

for (const { path, empty = [] } of sampled('routes-emptied', EMPTIED, { size: 2, keyOf })) {
  test(`an open ${path} whose lists become empty shows the specification’s words for it`, async ({
    page,
    anonymous,
  }) => {
    await openPolling(page, path)
    for (const [type] of empty) {
      await page.route(`**/api/v1/${type}?*`, (answer) => answer.fulfill({ json: { data: [] } }))
    }
    const emptied = Object.fromEntries(empty.map(([type]) => [type, 'emptied']))
    const versions = { ...(await anonymous.versions()), ...emptied }
    await page.route('**/api/v1/versions', (answer) => answer.fulfill({ json: { data: versions } }))
    for (const [type, text] of empty) {
      await expect.soft(page.getByRole('main').getByText(text, { exact: true }).first(), type).toBeVisible()
    }
  })
}
