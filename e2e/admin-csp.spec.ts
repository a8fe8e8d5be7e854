/** The admin under its own Content-Security-Policy: every screen works without a violation. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { ADMINISTRATOR } from './support/sites'

interface Refused {
  directive: string
  what: string
}

/** What a policy refuses on the pages that are opened from here on. */
async function refusedOn(page: Page): Promise<Refused[]> {
  const refused: Refused[] = []
  await page.exposeFunction('noteRefused', (one: Refused) => refused.push(one))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const what = `${location.pathname}: ${blockedURI} ${sample}`
      ;(window as unknown as { noteRefused: (one: Refused) => void }).noteRefused({
        directive: effectiveDirective,
        what,
      })
    })
  })
  return refused
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.locator('input[name=email]').fill(ADMINISTRATOR.email)
  await page.locator('input[name=password]').fill(ADMINISTRATOR.password)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('nav').first()).toBeVisible()
}

test('lists, forms, the editor and reconciliation work without violating the policy', async ({ page }) => {
  const refused = await refusedOn(page)
  await signIn(page)
  const addresses = await page
    .locator('a[href^="/admin/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(addresses.length).toBeGreaterThan(20)
  const lists = ['/admin/collections/news', '/admin/collections/media', '/admin/collections/users']
  for (const address of [
    ...lists,
    '/admin/globals/settings',
    '/admin/desk',
    '/admin/giving',
    '/admin/privacy',
    '/admin/account',
    '/admin/guide/editors',
  ]) {
    await page.goto(address)
    await expect(page.locator('main, .template-default__wrap').first()).toBeVisible()
  }
  await page.goto('/admin/collections/news/create')
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  const editor = page.getByRole('textbox', { name: 'Text', exact: true })
  await editor.fill('Written under a policy')
  await expect(editor).toContainText('Written under a policy')
  expect(refused).toEqual([])
})

test('the preview of a picture before its upload does not violate the policy', async ({ page, signInAs }) => {
  const refused = await refusedOn(page)
  await signInAs('administrator')
  await page.goto('/admin/collections/media/create')
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const files = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
  await page.locator('input[type=file]').first().setInputFiles(files)
  await expect(page.locator('img[src^="blob:"]').first()).toBeVisible()
  expect(refused).toEqual([])
})

test('an injected inline script and an injected event handler do not run', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/)
  const refused = await refusedOn(page)
  await page.goto('/admin/login')
  const ran = await page.evaluate(async () => {
    const marks: string[] = []
    Object.assign(window, { mark: (what: string) => marks.push(what) })
    const script = document.createElement('script')
    script.textContent = "mark('inline')"
    document.body.append(script)
    const holder = document.createElement('div')
    holder.innerHTML = `<img src="data:," onerror="mark('handler')">`
    document.body.append(holder)
    await new Promise((resolve) => setTimeout(resolve, 200))
    return marks
  })
  expect(ran).toEqual([])
  expect(new Set(refused.map(({ directive }) => directive))).toEqual(new Set(['script-src-elem', 'script-src-attr']))
})
