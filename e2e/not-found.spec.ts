/** Addresses without a page: 404, with the designed page for people; permanent redirects of /en. */
import { errorOf } from './support/client'
import { expect, test } from './support/fixtures'

for (const address of ['/nowhere', '/bn/nowhere', '/fr', '/project/abc', '/.env', '/home.html', '/wp-login.php']) {
  test(`${address} gets the designed not-found page with the status 404`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/)
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
}

test('the not-found page links to the home page and is in the language of the address', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await page.goto('/nowhere')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/bn/nowhere')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('main')).toContainText(/[\u0980-\u09ff]{3,}/)
})

for (const folder of ['/media', '/images', '/fonts', '/internal', '/api', '/media/none.webp']) {
  test(`${folder}, which holds no page, is answered with 401 or 404`, async ({ anonymous }) => {
    expect([401, 404]).toContain((await anonymous.request('GET', folder)).status)
  })
}

for (const address of ['/%', '/%E0%A4%A', '/api/v1/%', '/media/%zz']) {
  test(`the malformed address ${address} is answered with 400 or 404`, async ({ anonymous }) => {
    expect([400, 404]).toContain((await anonymous.request('GET', address)).status)
  })
}

test('the root of the content API is answered with 404', async ({ anonymous }) => {
  for (const address of ['/api/v1', '/api/v1/']) errorOf(await anonymous.request('GET', address), 404)
})

test('a call of /internal from outside is refused, with and without a session', async ({ anonymous, editor }) => {
  for (const client of [anonymous, editor]) {
    const answer = await client.request('POST', '/internal/expire', { json: { types: ['projects'] } })
    expect([401, 403, 404]).toContain(answer.status)
  }
})

test('/en redirects permanently to the address without it', async ({ anonymous }) => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/news', '/news'],
  ]) {
    const { status, headers } = await anonymous.request('GET', from ?? '')
    expect(status).toBe(308)
    expect(headers.location).toBe(to)
  }
})

test('the not-found page says so in its title', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/)
  await page.goto('/nowhere')
  await expect(page).toHaveTitle(/not found/i)
})
