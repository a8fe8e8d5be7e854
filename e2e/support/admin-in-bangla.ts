/** The admin in Bangla: signing in as somebody who works in it. */
import { expect, type Page } from '@playwright/test'
import { type Member, makeAccount } from './accounts'
import type { Client } from './client'

/** Signs somebody new in at the form, and answers in which language they work. */
export async function signInInBangla(page: Page, administrator: Client, role: Member): Promise<void> {
  const { email, password } = await makeAccount(administrator, role)
  // After a start, a busy machine takes longer for the first screen than the front waits: the browser's is not the first.
  await administrator.request('GET', '/admin')
  await page.goto('/admin')
  await page.getByLabel('ই-মেইল').fill(email)
  await page.getByLabel('পাসওয়ার্ড').fill(password)
  await page.getByRole('button', { name: 'সাইন ইন করুন' }).click()
  const question = page.getByRole('complementary', { name: 'ভাষা' })
  const bangla = question.getByRole('button', { name: 'বাংলা' })
  await bangla.waitFor()
  await page.waitForLoadState('load')
  // The page is loaded again, which would undo that the test goes elsewhere.
  await Promise.all([page.waitForEvent('load', { timeout: 20_000 }), bangla.click()])
  await expect(question).toHaveCount(0)
}
