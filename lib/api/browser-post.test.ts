import { redirectToPage, wantsPage } from './browser-post'

const posted = (accept?: string, address = 'http://site/api/v1/pledges') =>
  new Request(address, { method: 'POST', headers: accept ? { accept } : {} })

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

test('a browser that posts a form wants a page', () => {
  expect(wantsPage(posted(BROWSER))).toBe(true)
})

test.each([undefined, '*/*', 'application/json', 'text/html;q=0.5, application/json', 'text/html;q=0'])(
  'who accepts %s wants data',
  (accept) => {
    expect(wantsPage(posted(accept))).toBe(false)
  },
)

test('a form in Bangla leads to a page in Bangla', () => {
  expect(
    redirectToPage(posted(BROWSER, 'http://site/api/v1/pledges?locale=bn'), '/contact/sent').headers.get('location'),
  ).toBe('/bn/contact/sent')
})

test('a posted form is answered by a page that is asked for, so that Back leads to the form', () => {
  expect(redirectToPage(posted(BROWSER), '/contact/sent').status).toBe(303)
})
