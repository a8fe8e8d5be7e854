/** Every screen of the admin in Bangla, with its menus, drawers, dialogs and errors: Latin words are names, or data. */
import type { Locator, Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { makeApiKey } from './support/accounts'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { latinTextsOf, latinWordsIn, WrittenTexts } from './support/latin-words'
import { plainPdf } from './support/plain-pdf'
import { enterPledge } from './support/pledges'
import { postForm, STORED_FORMS, type StoredForm, uniqueValues } from './support/stored-forms'
import { registerVolunteer } from './support/volunteers'

type Staff = Record<'administrator' | 'treasurer' | 'coordinator', Client>

const CONTENT = [
  ...['banners', 'intros', 'faqs', 'partners', 'abouts', 'people', 'projects', 'subcategories', 'health', 'campaigns'],
  ...['news', 'events', 'gallery-images', 'gallery-videos', 'media', 'users'],
]
const GLOBALS = ['menu', 'payment', 'settings', 'backups']

/** Collections that may be empty → what makes sure that they have a record. */
const RECEIVED: Record<string, (staff: Staff) => Promise<unknown>> = {
  messages: ({ administrator }) => {
    const contact = STORED_FORMS[0] as StoredForm
    return postForm(administrator, contact, uniqueValues(contact).typed)
  },
  'volunteer-registrations': registerVolunteer,
  pledges: ({ treasurer }) => enterPledge(treasurer, null, '250', { firstName: 'Rahima', anonymous: false }),
  mails: ({ treasurer }) =>
    enterPledge(treasurer, null, '350', { firstName: 'Rahima', email: 'rahima@example.org', anonymous: false }),
  files: ({ administrator }) => {
    const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: plainPdf() }
    return administrator.request('POST', '/api/files', { multipart: { _payload: '{"title":"Report"}', file } })
  },
  redirects: ({ administrator }) =>
    administrator.request('POST', '/api/redirects', { json: { from: '/old-news', to: '/news', permanent: true } }),
  'api-keys': ({ administrator }) => makeApiKey(administrator, 'editor'),
  'audit-entries': ({ administrator }) => makeApiKey(administrator, 'editor'),
}

/** Collections of the reconciliation, whose screens show what banks and wallets wrote. */
const BOOKS = ['transactions', 'pledge-moves', 'receipts', 'ledger-entries']

const VIEWS = [
  ...[
    '',
    '/account',
    '/second-factor',
    '/privacy',
    '/missing-bangla',
    '/bin',
    '/words',
    '/demo',
    '/first-steps',
    '/giving',
    '/ledger',
    '/receipts',
  ],
  ...['/receipts/statement', '/keys/new', '/desk', '/desk?show=money', '/desk?show=gifts', '/desk?show=aside'],
  ...['/desk?show=bring', '/desk?show=enter', '/guide/editors', '/guide/treasurers', '/guide/coordinators', '/nowhere'],
  ...['/collections/messages?folder=suspected', '/collections/messages?folder=archive', '/collections/messages/create'],
  '/collections/pledges?suspected=1',
]
const SIGNED_OUT = ['/login', '/forgot', '/reset/none', '/logout']

/** What opens more of a screen: columns, filters, popups, drawers, choices and details. */
const OPENERS = [
  ...['.list-controls__toggle-columns', '.list-controls__toggle-where', '.popup-button', 'main summary'],
  ...['.upload__listToggler', '.upload__createNewToggler', '.relationship-add-new__add-button', '.rs__input'],
  ...['.relationship--single-value__drawer-toggler', '[role=toolbar] button'],
].join(', ')
const MOST_OPENED = 25

/** Looks at screens, and keeps what it found by where. */
class Crawler {
  readonly found: Record<string, string[]> = {}

  constructor(
    private readonly page: Page,
    private readonly administrator: Client,
    private readonly written: WrittenTexts,
  ) {}

  async look(where: string): Promise<void> {
    const texts = await latinTextsOf(this.page)
    if (latinWordsIn(texts, this.written).length === 0) return
    // Other tests of the site write at the same time.
    await readWritten(this.administrator, this.written)
    const words = latinWordsIn(texts, this.written)
    if (words.length > 0) this.found[where] = words
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(`/admin${path}`)
    await this.page.waitForLoadState('networkidle')
    await this.look(path)
  }

  /** Opens, one after the other, all that opens on a screen. */
  async open(path: string): Promise<void> {
    await this.visit(path)
    const openers = this.page.locator(OPENERS)
    const count = Math.min(await openers.count(), MOST_OPENED)
    for (let at = 0; at < count; at++) {
      const opener = openers.nth(at)
      if (!(await opener.isVisible()) || !(await pressed(opener))) continue
      await this.settle()
      await this.look(`${path}, opened ${at + 1}`)
      await this.openDeletion(path)
      await this.close(path)
    }
  }

  /** A form that is sent empty. What some collections make of it is deleted: other tests read the site's pages. */
  async sendEmpty(slug: string): Promise<void> {
    const path = `/collections/${slug}/create`
    await this.visit(path)
    const save = this.page.locator('#action-save, #action-save-draft').first()
    const created: Promise<number>[] = []
    this.page.on('response', (response) => {
      const isCreation = response.status() === 201 && new URL(response.url()).pathname === `/api/${slug}`
      if (isCreation) created.push(response.json().then(({ doc }) => doc.id))
    })
    if (!(await save.isVisible()) || !(await pressed(save))) return
    await this.settle()
    await this.look(`${path}, sent empty`)
    for (const id of await Promise.all(created)) {
      const { status } = await this.administrator.request('DELETE', `/api/${slug}/${id}`)
      expect(status, `deleting ${slug} ${id}`).toBe(200)
    }
  }

  /** Of a popup's choices the one that asks before it deletes. */
  private async openDeletion(path: string): Promise<void> {
    const deletion = this.page.locator('#action-delete').first()
    if (!(await deletion.isVisible()) || !(await pressed(deletion))) return
    await this.page.getByRole('dialog').first().waitFor()
    await this.look(`${path}, deletion`)
  }

  /** Escape closes what is open; what led away, or stays open, is left by loading the screen again. */
  private async close(path: string): Promise<void> {
    await this.page.keyboard.press('Escape')
    await this.settle()
    const isOpen = await this.page.locator('dialog[open], .popup--active').count()
    if (isOpen > 0 || new URL(this.page.url()).pathname !== `/admin${path.split('?')[0]}`) {
      await this.page.goto(`/admin${path}`)
      await this.page.waitForLoadState('networkidle')
    }
  }

  private async settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0))))
  }
}

const pressed = (locator: Locator): Promise<boolean> =>
  locator.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  )

async function firstId(administrator: Client, collection: string): Promise<number | undefined> {
  const { text } = await administrator.request('GET', `/api/${collection}?limit=1&depth=0`)
  return (JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id
}

/** Compared with the others on a screen of its own. */
async function versionOf(
  administrator: Client,
  collection: string,
  id: number | undefined,
): Promise<number | undefined> {
  const { text } = await administrator.request('GET', `/api/${collection}/versions?where[parent][equals]=${id}&limit=1`)
  return (JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id
}

/** Adds what stands in the records of a site. */
async function readWritten(administrator: Client, written: WrittenTexts): Promise<WrittenTexts> {
  const paths = [...CONTENT, ...Object.keys(RECEIVED), ...BOOKS].map((slug) => `/api/${slug}`)
  for (const path of [...paths, ...GLOBALS.map((slug) => `/api/globals/${slug}`)])
    await written.addRecords(administrator, path)
  return written
}

const crawl = test.extend<{ crawler: Crawler }, { written: WrittenTexts }>({
  written: [
    async ({ staff }, use) => use(await readWritten(staff.administrator, new WrittenTexts())),
    { scope: 'worker' },
  ],
  crawler: async ({ page, context, siteUrl, staff, written, signInAs, expectedErrors }, use) => {
    // Forms that are sent empty, screens that are not there, records that another test deleted.
    expectedErrors.push(/status of 4\d\d/)
    await signInAs('administrator')
    await context.addCookies([{ name: 'payload-lng', value: 'bn-BD', url: siteUrl }])
    const crawler = new Crawler(page, staff.administrator, written)
    await use(crawler)
    expect(crawler.found).toEqual({})
  },
})

test.use({ viewport: { width: 1600, height: 1000 }, locale: 'bn-BD' })

for (const slug of sampled('admin-latin-words-collections', [...CONTENT, ...Object.keys(RECEIVED)], { size: 2 })) {
  crawl(`screens of ${slug} in Bangla have no Latin words`, async ({ crawler, staff }) => {
    const { administrator } = staff
    await RECEIVED[slug]?.(staff)
    const list = `/collections/${slug}`
    await crawler.open(list)
    const id = await firstId(administrator, slug)
    expect(id).toBeDefined()
    await crawler.open(`${list}/${id}`)
    await crawler.visit(`${list}/${id}?locale=bn`)
    if (CONTENT.includes(slug)) await crawler.sendEmpty(slug)
    if (['news', 'events', 'projects'].includes(slug)) {
      await crawler.visit(`${list}/${id}/versions`)
      await crawler.visit(`${list}/${id}/versions/${await versionOf(administrator, slug, id)}`)
    }
  })
}

for (const slug of sampled('admin-latin-words-globals', GLOBALS, { size: 1 })) {
  crawl(`the screen of ${slug} in Bangla has no Latin words`, async ({ crawler }) => {
    await crawler.open(`/globals/${slug}`)
  })
}

crawl('other screens in Bangla have no Latin words', async ({ crawler }) => {
  for (const path of sampled('admin-latin-words-views', VIEWS, { size: 4 })) await crawler.open(path)
})

crawl('screens before the sign-in have no Latin words in Bangla', async ({ crawler, context, siteUrl }) => {
  await context.clearCookies()
  await context.addCookies([{ name: 'payload-lng', value: 'bn-BD', url: siteUrl }])
  for (const path of SIGNED_OUT) await crawler.visit(path)
})
