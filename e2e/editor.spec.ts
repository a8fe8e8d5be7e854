/** The demo page of the rich-text editor: every tool, by mouse and keyboard, and the HTML it makes. */
import { expect, type Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { test } from './support/hydration'

const html = (page: Page) => page.locator('[data-result]')
const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' })
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })

/** Pastes what another program has put on the clipboard. */
const paste = (page: Page, type: 'text/html' | 'text/plain', content: string) =>
  text(page).evaluate(
    (element, [type, content]) => {
      const data = new DataTransfer()
      data.setData(type, content)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [type, content] as const,
  )

/** An empty text to write in. */
async function emptied(page: Page) {
  await page.goto('/editor')
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await tool(page, 'Clear formatting').click()
  await expect(html(page)).toHaveText('Nothing is written yet.')
}

const TOOLS = [
  ['Bold', '<p><strong>river</strong></p>'],
  ['Italic', '<p><em>river</em></p>'],
  ['Underline', '<p><u>river</u></p>'],
  ['Strike through', '<p><s>river</s></p>'],
  ['Bulleted list', '<ul> <li><p>river</p></li> </ul>'],
  ['Numbered list', '<ol> <li><p>river</p></li> </ol>'],
  ['Quotation', '<blockquote> <p>river</p> </blockquote>'],
] as const
for (const [name, result] of sampled('editor-tools', TOOLS, { size: 2, keyOf: ([tool]) => tool })) {
  test(`${name} makes ${result}, and undo reverts it`, async ({ page }) => {
    await emptied(page)
    await page.keyboard.type('river')
    await page.keyboard.press('Shift+Home')
    await tool(page, name).click()
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(html(page)).toHaveText(result)
    await tool(page, 'Undo').click()
    await expect(html(page)).toHaveText('<p>river</p>')
    await tool(page, 'Redo').click()
    await tool(page, 'Clear formatting').click()
    await expect(html(page)).toHaveText('<p>river</p>')
  })
}

test('the headings menu makes headings of levels 2 to 6', async ({ page }) => {
  await emptied(page)
  await page.keyboard.type('river')
  for (const level of [2, 3, 4, 5, 6]) {
    await page.getByLabel('Headings').selectOption(`Heading ${level}`)
    await expect(html(page)).toHaveText(`<h${level}>river</h${level}>`)
  }
})

test('a link is made by keyboard alone: a javascript: address is refused, a bare domain gets https://', async ({
  page,
}) => {
  await emptied(page)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('Headings')).toBeFocused()
  await page.keyboard.press('End')
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(tool(page, 'Link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Address')).toBeFocused()
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please write an address such as')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('our friends')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await expect(html(page)).toHaveText('<p><a href="https://example.org" rel="noopener noreferrer">our friends</a></p>')
})

test('a panel closes on Escape and returns the focus to its button', async ({ page }) => {
  await emptied(page)
  await tool(page, 'Video').click()
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Video')).toBeFocused()
  await expect(page.getByLabel('Address of the video')).toHaveCount(0)
})

test('a picture of the gallery is inserted with its alternative text and a caption', async ({ page }) => {
  await emptied(page)
  await tool(page, 'Picture').click()
  await page.getByLabel('Address of the picture').fill('https://example.org/a.png')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByText('Please choose a picture of this site')).toBeVisible()
  await page.getByRole('group', { name: 'Choose a picture' }).getByRole('button').first().click()
  await page.getByLabel('Caption').fill('On the river')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(text(page).locator('figure img')).toBeVisible()
  await expect(html(page)).toHaveText(
    /<figure>\s+<img src="\/media\/[\w-]+\.webp" alt="[^"]{5,}"><figcaption>On the river<\/figcaption><\/figure>/,
  )
})

test('a video is stored as its no-cookie player, and the editor does not load it', async ({ page }) => {
  const strangers: string[] = []
  page.on('request', (request) => strangers.push(...(/youtu|vimeo/.test(request.url()) ? [request.url()] : [])))
  await emptied(page)
  await tool(page, 'Video').click()
  await page.getByLabel('Address of the video').fill('https://youtu.be/abcdefghijk')
  await page.getByLabel('Title of the video').fill('The river in June')
  await page.keyboard.press('Enter')
  await expect(html(page)).toContainText(
    '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="The river in June"></iframe>',
  )
  await expect(text(page)).toContainText('The river in June')
  expect(strangers).toEqual([])
})

test('a colour of the palette is stored as its class', async ({ page }) => {
  await emptied(page)
  await page.keyboard.type('river')
  await page.keyboard.press('ControlOrMeta+a')
  await tool(page, 'Colour').click()
  await page.getByRole('button', { name: 'Leaf green' }).click()
  await expect(html(page)).toHaveText('<p><span class="colour-leaf">river</span></p>')
  await expect(text(page).locator('.colour-leaf')).toHaveCSS('color', 'rgb(31, 107, 69)')
})

test('a paste says what it left out', async ({ page }) => {
  await emptied(page)
  await paste(page, 'text/html', '<p>b<img src="https://example.org/a.png"></p>')
  await expect(html(page)).toHaveText('<p>b</p>')
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Left out of what was pasted: pictures of other places, 1.' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
})

test('what is to look at is listed below the text, with a way to its place', async ({ page }) => {
  await emptied(page)
  await paste(page, 'text/html', '<h2>A</h2><p>To help, press <a href="/contact">here</a>.</p>')
  const list = page.getByRole('region', { name: 'To look at' })
  await expect(list.getByRole('listitem')).toContainText('A link is named “here”')
  await list.getByRole('button', { name: 'Show it' }).click()
  await expect(text(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('here')
  await page.keyboard.type('our contact page')
  await expect(list).toHaveCount(0)
})

test('pasted HTML is sanitised', async ({ page }) => {
  await emptied(page)
  await paste(
    page,
    'text/html',
    '<h1 onclick="x()">A</h1><p style="color:#e00">b<img src="https://example.org/a.png"></p>',
  )
  await expect(html(page)).toHaveText('<h2>A</h2> <p><span class="colour-brick">b</span></p>')
})

test('a table is put in, written by Tab, and changed from the same panel', async ({ page }) => {
  await emptied(page)
  await tool(page, 'Table').click()
  await page.getByLabel('Rows').fill('70')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByText('Please write a number from 1 to 50.')).toBeVisible()
  await page.getByLabel('Rows').fill('2')
  await page.getByLabel('Columns').fill('2')
  await page.getByRole('button', { name: 'Insert' }).click()
  for (const word of ['What', 'Taka', 'Boat', '900']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Nets')
  await expect(html(page)).toHaveText(
    [
      '<table> <thead> <tr> <th><p>What</p></th> <th><p>Taka</p></th> </tr> </thead>',
      '<tbody> <tr> <td><p>Boat</p></td> <td><p>900</p></td> </tr>',
      '<tr> <td><p>Nets</p></td> <td><p></p></td> </tr> </tbody> </table>',
    ].join(' '),
  )
  await tool(page, 'Table').click()
  await page.getByRole('button', { name: 'Delete row' }).click()
  await page.getByRole('button', { name: 'Column after' }).click()
  await expect(text(page).locator('tr')).toHaveCount(2)
  await expect(text(page).locator('tr').first().locator('th')).toHaveCount(3)
  await page.getByRole('button', { name: 'Delete table' }).click()
  await expect(html(page)).toHaveText('Nothing is written yet.')
})

test('an address of YouTube that is pasted onto an empty line becomes its player', async ({ page }) => {
  await emptied(page)
  await paste(page, 'text/plain', 'https://youtu.be/abcdefghijk')
  await expect(html(page)).toContainText('<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every tool is in reach', async ({ page }) => {
    await page.goto('/editor')
    const bar = page.getByRole('toolbar')
    await expect(bar.getByRole('button')).not.toHaveCount(0)
    for (const button of await bar.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 390, (await button.getAttribute('aria-label')) ?? '').toBe(true)
    }
  })
})

test('typing sends no requests', async ({ page }) => {
  await emptied(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.keyboard.type('These are my own words.')
  await expect(html(page)).toContainText('my own words')
  expect(sent).toEqual([])
})

test('without script the page says that the editor needs JavaScript, and shows the first text’s HTML', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage()
  await page.goto('/editor')
  await expect(page.locator('noscript p', { hasText: 'The editor needs JavaScript' })).toBeVisible()
  await expect(html(page)).toContainText('<h2>A day at the night school</h2>')
  await page.context().close()
})
