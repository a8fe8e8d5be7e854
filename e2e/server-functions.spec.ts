/** Payload's server functions, called as by a browser (the list: lib/cms/server-function-names.ts). */
import { expect, test } from './support/fixtures'

/** Parts of a request as the app has it, with the session's token; the screen that comes with an answer has none of them. */
const INSIDE = /eyJ[\w-]{10,}\.|transactionID|payloadDataLoader|responseHeaders/

test('a listed server function is called, and any other name gets 404', async ({ page, signInAs, expectedErrors }) => {
  // Payload's own action that switches the language takes the name of one, and fails on anything else.
  expectedErrors.push(/status of (?:404|500)/)
  await signInAs('editor')
  await page.goto('/admin')
  const call = (name: string) =>
    page.evaluate(async (named) => {
      const screen = await (await fetch('/admin', { headers: { rsc: '1' } })).text()
      const ids = [...new Set(screen.match(/\b[0-9a-f]{42}\b/g))]
      const args = { collectionSlug: 'faqs', path: 'question', valueToSlugify: 'Two Boats' }
      const answers = ids.map(async (id) => {
        const headers = { 'next-action': id, accept: 'text/x-component', 'content-type': 'text/plain;charset=UTF-8' }
        const body = JSON.stringify([{ name: named, args }])
        const answer = await fetch('/admin', { method: 'POST', headers, body })
        return { status: answer.status, text: await answer.text() }
      })
      return Promise.all(answers)
    }, name)
  expect((await call('slugify')).map(({ text }) => /"two-boats"/.test(text))).toContain(true)
  for (const name of ['constructor', 'toString', '__proto__', 'schedule-publish', 'nothing']) {
    const answers = await call(name)
    expect(
      answers.map(({ status }) => status),
      name,
    ).toContain(404)
    for (const { text } of answers) expect(text, name).not.toMatch(INSIDE)
  }
})
