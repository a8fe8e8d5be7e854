/** The admin in Bangla: a day's work of each of the four roles, from the sign-in on. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signInInBangla } from './support/admin-in-bangla'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'
import { enterPledge } from './support/pledges'
import { postForm, STORED_FORMS, type StoredForm, uniqueValues } from './support/stored-forms'
import { registerVolunteer } from './support/volunteers'

test.use({ locale: 'bn-BD' })

// Each is a sign-in and some ten screens one after the other, which a slow machine draws in more than the usual time.
test.describe.configure({ timeout: 300_000 })

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const rowOf = (page: Page, words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a coordinator answers a message, and takes a volunteer on', async ({ page, anonymous, staff }) => {
    const contact = STORED_FORMS[0] as StoredForm
    const { typed, text: subject } = uniqueValues(contact)
    await postForm(anonymous, contact, typed)
    const { person, remove } = await registerVolunteer(staff)
    await signInInBangla(page, staff.administrator, 'coordinator')
    await page
      .getByRole('list', { name: 'মানুষ যা পাঠিয়েছেন' })
      .getByRole('link', { name: /^ইনবক্স/ })
      .tap()
    await expect(page.getByRole('heading', { name: 'ইনবক্স', level: 1 })).toBeVisible()
    await expect(rowOf(page, subject)).toContainText('না পড়া')
    await rowOf(page, subject).getByRole('link').tap()
    await expect(page.getByRole('link', { name: 'ই-মেইলে উত্তর দিন' })).toHaveAttribute('href', /^mailto:/)
    await page.getByLabel('নোট, শুধু আপনাদের জন্য').fill('শুক্রবারে ফোন করব।')
    await button(page, 'নোট সেভ করুন').tap()
    await expect(page.getByText('নোট সেভ হয়েছে।')).toBeVisible()
    await expectAccessible(page, 'main')
    await button(page, 'সংরক্ষণ করুন').tap()
    await expect(rowOf(page, subject)).toHaveCount(0)

    await page.goto(`/admin/collections/volunteer-registrations?q=${encodeURIComponent(person.banglaPhone)}`)
    await rowOf(page, person.name).getByRole('button', { name: 'যোগাযোগ করা হয়েছে' }).tap()
    await expect(rowOf(page, person.name).getByRole('button', { name: 'গ্রহণ করুন' })).toBeVisible()
    await rowOf(page, person.name).getByRole('link', { name: person.name }).first().tap()
    await expect(page.getByRole('listitem').filter({ hasText: 'অবস্থা: নতুন → যোগাযোগ করা হয়েছে' })).toBeVisible()
    await expectAccessible(page, 'main')
    await remove()
  })

  test('a treasurer enters cash in Bangla digits, finds the gift, and refunds it', async ({
    page,
    staff,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/)
    await signInInBangla(page, staff.administrator, 'treasurer')
    await page.goto('/admin/desk?show=enter')
    await page.getByLabel('নামের প্রথম অংশ').fill('রহিমা')
    await button(page, 'দান লিখুন').tap()
    await expect(page.getByLabel('পরিমাণ')).toBeFocused()
    await page.getByLabel('পরিমাণ').fill('১,২৩,৪৫৬.৫০')
    await button(page, 'দান লিখুন').tap()
    const done = page.getByText(/^দান [\w-]+ লেখা ও যাচাই করা হয়েছে।$/)
    await expect(done).toBeFocused()
    const [reference = ''] = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await done.textContent()) ?? '') ?? []
    await page.getByRole('link', { name: `দান ${reference} খুলুন` }).tap()
    await expect(page.getByRole('main')).toContainText('৳১,২৩,৪৫৬.৫০')
    await expect(page.getByRole('main')).toContainText('যাচাই করা')
    await expectAccessible(page, 'main')
    await page.getByText('টাকা ফেরত দিন…').tap()
    await page.getByLabel(/^টাকা ফেরতের কারণ/).fill('দুবার দেওয়া হয়েছিল')
    await button(page, 'এই দানের টাকা ফেরত দিন').tap()
    const history = page.getByRole('main').getByRole('listitem')
    await expect(history.filter({ hasText: /^ফেরত দেওয়া হয়েছে/ })).toContainText('দুবার দেওয়া হয়েছিল')
  })

  test('the headings of a treasurer’s export are in Bangla, its numbers as spreadsheets read them', async ({
    page,
    staff,
  }) => {
    await enterPledge(staff.treasurer, null, '500')
    await signInInBangla(page, staff.administrator, 'treasurer')
    await page.goto('/admin/ledger')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('খতিয়ান')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /এক্সপোর্ট করুন/ }).tap(),
    ])
    const [headings = '', ...rows] = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(headings).not.toMatch(/[A-Za-z]/)
    expect(rows.join('\n')).toMatch(/^[^\n]*,500\.00,/m)
    expect(rows.join('\n')).not.toMatch(/[০-৯]/)
  })
})

test('an editor finds what Bangla lacks, starts from the English, and publishes', async ({
  page,
  anonymous,
  making,
  staff,
}) => {
  const { record } = await making('news')
  await signInInBangla(page, staff.administrator, 'editor')
  await page.goto(`/admin/collections/news/${record.Id}?locale=bn`)
  const title = page.getByLabel('শিরোনাম', { exact: false }).first()
  await expect(title).toBeEditable()
  await title.fill('')
  await expect(page.getByText('বাংলায় নেই').first()).toBeVisible()
  await page.getByRole('button', { name: 'ইংরেজিটা এখানে কপি করুন' }).first().click()
  await expect(title).not.toHaveValue('')
  await title.fill('মনপুরায় নতুন নৌকা')
  const day = page.locator('#field-date input')
  await day.fill('৫ নভে ২০২৫')
  await day.press('Tab')
  await expect(day).toHaveValue('৫ নভে ২০২৫')
  await page.getByRole('button', { name: 'প্রকাশ করুন' }).click()
  await expect(page.getByText('সেভ হয়েছে')).toBeVisible({ timeout: 20_000 })
  await expect
    .poll(async () => JSON.stringify((await anonymous.list('news?locale=bn')).find(({ Id }) => Id === record.Id)))
    .toContain('মনপুরায় নতুন নৌকা')
})

test('an administrator makes a key and a colleague’s account', async ({ page, staff, expectedErrors }) => {
  expectedErrors.push(/status of 4(00|22)/)
  const name = `নিউজলেটার ${Date.now()}`
  await signInInBangla(page, staff.administrator, 'administrator')
  await page.goto('/admin/collections/api-keys')
  await page.getByRole('link', { name: 'নতুন কী' }).click()
  await page.getByRole('button', { name: 'কী তৈরি করুন' }).click()
  await expect(page.getByText(/কীটি কী কাজের জন্য তা সর্বোচ্চ ১০০ অক্ষরে লিখুন/)).toBeVisible()
  await page.getByLabel('কী কাজের জন্য').fill(name)
  await page.getByLabel(/^কত দিনের জন্য/).fill('৩০')
  await page.getByRole('checkbox', { name: /^ইনবক্স/ }).check()
  await page.getByRole('button', { name: 'কী তৈরি করুন' }).click()
  await expect(page.getByText(/^fdn_/)).toBeVisible()
  await page.getByRole('link', { name: /সব কী দেখুন/ }).click()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.waitForURL(/\/api-keys\/\d+/)
  await expect(page.getByText('পড়ে: ইনবক্স')).toBeVisible()
  await page.getByRole('button', { name: 'এই কী বন্ধ করুন' }).click()
  await page.getByRole('button', { name: 'কী বন্ধ করুন', exact: true }).click()
  await expect(page.getByText('হাতে বন্ধ করা হয়েছে')).toBeVisible()

  await page.goto('/admin/collections/users/create')
  await page.getByLabel('নাম', { exact: false }).first().fill('নাসরিন সুলতানা')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await expect(page.getByText(/ঠিক নেই/).first()).toBeVisible()
})
