/** Sites of other foundations: nothing that they answer with says anything of the demo's. */
import { FakeMailServer } from '@/lib/outbox/fake-mail-server'
import { DEMO_FACTS, demoFactsIn } from './support/demo-facts'
import { randomIpAddress } from './support/ip-address'
import { adminCall, GREEN_INK, setUpLibraryTrust, TRUST } from './support/library-trust'
import { ACCOUNT } from './support/started-sites'
import { expect, test } from './support/watched-site'
import { readWholeSite } from './support/whole-site'

test.describe.configure({ timeout: 240_000 })

/** Address → facts of the demo that it tells. */
async function factsOf(url: string): Promise<Record<string, string[]>> {
  const read = await readWholeSite(url)
  expect(read.size).toBeGreaterThan(80)
  const told = [...read].map(([path, text]) => [path, demoFactsIn(text)] as const)
  return Object.fromEntries(told.filter(([, facts]) => facts.length > 0))
}

test('the demo itself tells each of the facts', async ({ startWatched }) => {
  const { url } = await startWatched()
  const told = new Set(Object.values(await factsOf(url)).flat())
  expect(DEMO_FACTS.length).toBeGreaterThanOrEqual(60)
  expect(DEMO_FACTS.filter((fact) => !told.has(fact))).toEqual([])
})

test('a site that was started without the demo says nothing of its foundation', async ({ startWatched }) => {
  const { url } = await startWatched({ DEMO_CONTENT: 'off' })
  expect(await factsOf(url)).toEqual({})
})

test('after the demo is taken away the site says nothing of its foundation', async ({ startWatched }) => {
  const { url, authorization } = await startWatched()
  const html = await (await fetch(`${url}/admin/demo`, { headers: { authorization } })).text()
  const [, fingerprint] = /fingerprint\\?":\\?"([\w-]+)/.exec(html) ?? []
  const taken = await fetch(`${url}/api/setup/take-demo-away`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ fingerprint, password: ACCOUNT.ADMIN_PASSWORD }),
  })
  expect(taken.status, await taken.clone().text()).toBe(200)
  await expect.poll(async () => (await fetch(url)).text(), { timeout: 10_000 }).not.toContain('Alokdhara')
  expect(await factsOf(url)).toEqual({})
})

test('a second foundation is alone on its pages, in its mails and on its receipts', async ({ startWatched, page }) => {
  const mailServer = await FakeMailServer.listen()
  const site = await startWatched({
    ...{ DEMO_CONTENT: 'off', TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` },
    ...{ MAIL_FROM: `${TRUST.en} <site@example.org>`, MAIL_TO: 'office@example.org' },
  })
  const call = adminCall(site.url, site.authorization)
  await setUpLibraryTrust(call)
  const read = async (path: string) => (await fetch(site.url + path)).text()
  await expect.poll(() => read('/bn'), { timeout: 10_000 }).toContain('আমাদের সঙ্গে পড়ুন')

  for (const locale of ['en', 'bn'] as const) {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomIpAddress() }
      const answer = await fetch(`${site.url}/api/v1/${path}?locale=${locale}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      expect(answer.status, await answer.clone().text()).toBe(201)
    }
    const person = { phone: '+8801711000000', address: 'Sylhet' }
    await post('contact/create-contact', {
      mailerName: 'Salma',
      mailAddress: `salma-${locale}@example.org`,
      senderPhone: '',
      mailerSubject: 'Books',
      mailerMessage: 'Have you any?',
    })
    await post('volunteer-registrations', { ...person, name: 'Kamal', email: `kamal-${locale}@example.org` })
    await post('pledges', {
      ...{
        ...person,
        amount: '500',
        currency: 'BDT',
        project: 'Education',
        firstName: 'Rina',
        lastName: 'Das',
        email: `rina-${locale}@example.org`,
      },
      ...{ country: 'Bangladesh', message: '', paymentMethod: 'bkash' },
    })
  }
  const money = { method: 'cash', currency: 'BDT', amount: '750', day: '2026-11-20', trxId: '', key: 'A1B2C3D4' }
  const donor = {
    firstName: 'Rina',
    lastName: 'Das',
    email: 'rina@example.org',
    phone: '',
    address: '',
    anonymous: false,
  }
  await call('POST', 'transactions/enter', {
    money,
    ...donor,
    campaign: null,
    project: null,
    purpose: 'general',
    locale: 'en',
  })
  await expect.poll(() => mailServer.mails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(10)

  expect(await factsOf(site.url)).toEqual({})
  expect(await read('/education')).toContain('On Sundays, in the main hall.')
  expect(await read('/bn/education')).toContain('রবিবারে, বড় ঘরে।')
  for (const path of ['/', '/news', '/education', '/contact', '/nowhere', '/privacy']) {
    expect(await read(path), path).toContain(TRUST.en)
    expect(await read(path), path).toContain(`--ink:${GREEN_INK}`)
    expect(await read(path === '/' ? '/bn' : `/bn${path}`), `/bn${path}`).toContain(TRUST.bn)
  }
  const told = mailServer.mails.map(({ subject, text, html, from }) =>
    demoFactsIn(JSON.stringify([subject, text, html, from])),
  )
  expect(told.flat()).toEqual([])
  expect(mailServer.mails.filter(({ html }) => !html?.includes(GREEN_INK))).toEqual([])
  expect(await read('/manifest.webmanifest')).toContain(`"theme_color":"${GREEN_INK}"`)
  const gifts = mailServer.mails.flatMap(({ text }) => /\/pledge\/[\w-]{22}/.exec(text ?? '') ?? [])
  const pages = await Promise.all(
    gifts.flatMap((gift) => [gift, `/bn${gift}`, `${gift}/receipt`, `/bn${gift}/receipt`]).map(read),
  )
  expect(pages.filter((page) => page.includes(TRUST.en) || page.includes(TRUST.bn)).length).toBeGreaterThanOrEqual(12)
  expect(demoFactsIn(pages.join(''))).toEqual([])
  await mailServer.close()

  await page.goto(`${site.url}/education`)
  const projects = page.getByRole('navigation', { name: 'Main menu' }).getByRole('group')
  await projects.getByText('Project', { exact: true }).first().click()
  await expect(projects.getByRole('link', { name: 'Reading lessons' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(projects.getByRole('link', { name: 'Reading lessons' })).toBeHidden()
})
