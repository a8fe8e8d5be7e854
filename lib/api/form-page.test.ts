import { JSDOM } from 'jsdom'
import { ApiError, invalid } from './errors'

jest.mock('./form-handlers', () => ({ FORMS: {} }))

const { renderFormPage, parseFormPage, withIdempotencyKey } =
  jest.requireActual<typeof import('./form-page')>('./form-page')

const PAGE = `<!doctype html><html lang="en"><head><title>Contact & us</title><!--$--><script src="/a.js"></script>
<link rel="preload" as="script" href="/b.js"><link rel="stylesheet" href="/a.css"></head><body>
<form role="search" action="/search"><input name="q"></form>
<form method="post" action="/api/v1/contact/create-contact">
<div hidden><div data-returned="error"><p class="error"><span data-words="sentence"></span></p></div>
<div data-returned="summary"><div role="alert" tabindex="-1"><p data-words="message"></p><ul data-words="list"></ul></div></div></div>
<label for="f1">Email <span>(needed)</span></label><input id="f1" name="mailAddress" type="email"><div data-error-of="mailAddress"></div>
<label for="f2">Message</label><textarea id="f2" name="mailerMessage"></textarea><div data-error-of="mailerMessage"></div>
<input type="radio" name="way" value="0" checked><input type="radio" name="way" value="1">
<select name="place"><option value="a" selected>A</option><option value="b">B</option></select>
<select name="land"><option selected>USA</option><option>Bangladesh</option></select>
<input type="checkbox" name="unnamed" value="true"><input type="hidden" name="for" value=""><input id="f3" aria-label="Amount" name="amount">
</form><script>self.__next_f.push([1])</script></body></html>`

function returned(typed: Record<string, unknown>, failure: ApiError): string {
  const page = parseFormPage(PAGE)
  if (!page) throw new Error('no form')
  return renderFormPage(page, typed, failure)
}

test('what was typed stands in its fields again', () => {
  const html = returned({ mailAddress: 'rahima@', mailerMessage: 'One\nTwo', way: '1', place: 'b' }, invalid({}))
  expect(html).toContain('type="email" value="rahima@"')
  expect(html).toContain('>One\nTwo</textarea>')
  expect(html).toContain('value="1" checked')
  expect(html).not.toContain('value="0" checked')
  expect(html).toContain('<option value="b" selected>')
})

test('a choice without a value of its own is chosen again by its words', () => {
  const html = returned({ land: 'Bangladesh' }, invalid({}))
  expect(html).toContain('<option>USA</option><option selected>Bangladesh</option>')
})

test('a checkbox is checked again, and keeps its value', () => {
  expect(returned({ unnamed: 'true' }, invalid({}))).toContain('name="unnamed" value="true" checked')
  expect(returned({}, invalid({}))).toMatch(/name="unnamed" value="true">/)
})

test('a hidden field keeps its value unless it was refused', () => {
  expect(returned({ for: '7' }, invalid({ amount: 'Write one.' }))).toContain('name="for" value="7"')
  const html = returned({ for: '7' }, invalid({ for: 'It has ended.' }))
  expect(html).toMatch(/name="for" value=""/)
  expect(html).toContain('<li>It has ended.</li>')
})

test('a field without a label of its own is called by its name for screen readers', () => {
  expect(returned({}, invalid({ amount: 'Write one.' }))).toContain('<a href="#f3">Amount: Write one.</a>')
})

test('what was typed is text, whatever it looks like', () => {
  const html = returned({ mailAddress: '"><script>x()</script>', mailerMessage: '</textarea><img src=x>' }, invalid({}))
  const page = new JSDOM(html).window.document
  expect(page.querySelectorAll('script, img')).toHaveLength(0)
  expect(page.querySelector('textarea')?.value).toBe('</textarea><img src=x>')
  expect(page.querySelector<HTMLInputElement>('[type=email]')?.getAttribute('value')).toBe('"><script>x()</script>')
})

test('an error stands beside its field and above the form, and leads to the field', () => {
  const html = returned({}, new ApiError('invalid', 'Please check these fields', { mailAddress: 'Write it whole.' }))
  expect(html).toContain(
    '<div data-error-of="mailAddress"><p class="error"><span data-words="sentence">Write it whole.',
  )
  expect(html).toContain('<a href="#f1">Email: Write it whole.</a>')
  expect(html).toMatch(/role="alert" tabindex="-1" autofocus[\s\S]*Please check these fields/)
  expect(html).toMatch(/name="mailAddress" type="email" aria-invalid="true"/)
})

test('a failure of the whole form is told above it', () => {
  const html = returned({}, new ApiError('too_many', 'Please try again later.'))
  expect(html).toMatch(/<p data-words="message">Please try again later\.<\/p><ul data-words="list"><\/ul>/)
})

test('the page has no scripts, which would render the form again, and empty', () => {
  const html = returned({}, invalid({}))
  expect(html).not.toMatch(/<script|as="script"/)
  expect(html).toContain('rel="stylesheet"')
})

test('a field that the form has not is told without a link', () => {
  expect(returned({}, invalid({ other: 'There is no such field.' }))).toContain('<li>There is no such field.</li>')
})

test('the title says first what is wrong', () => {
  const html = returned({}, new ApiError('invalid', 'Please check <these>', {}))
  expect(html).toContain('<title>Please check &#x3C;these> · Contact &#x26; us</title>')
})

test('a cached page never has what another visitor typed', () => {
  const page = parseFormPage(PAGE)
  if (!page) throw new Error('no form')
  renderFormPage(page, { mailerMessage: 'private' }, invalid({ mailAddress: 'Write it whole.' }))
  expect(renderFormPage(page, {}, invalid({}))).not.toMatch(/private|Write it whole/)
})

test('each returned page has an idempotency key of its own', () => {
  const page = parseFormPage(PAGE)
  if (!page) throw new Error('no form')
  expect(renderFormPage(withIdempotencyKey(page, 'one'), {}, invalid({}))).toMatch(
    /type="hidden" name="key" value="one" autocomplete="off">\s*<\/form>/,
  )
  expect(renderFormPage(withIdempotencyKey(page, 'two'), {}, invalid({}))).not.toContain('"one"')
  expect(renderFormPage(withIdempotencyKey(page, ''), {}, invalid({}))).not.toContain('name="key"')
})

test('a page without a form is parsed as null', () => expect(parseFormPage('<title>Busy</title>')).toBeNull())
