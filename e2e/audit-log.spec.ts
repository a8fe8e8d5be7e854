/** The audit log in the admin (its calls: app/api/audit.dbtest.ts). */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/fixtures'
import { ADMINISTRATOR } from './support/sites'

const LIST = '/admin/collections/audit-entries'

for (const width of [390, 1440]) {
  test(`the audit log is readable and accessible for an administrator, ${width} pixels wide`, async ({
    page,
    making,
  }) => {
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
