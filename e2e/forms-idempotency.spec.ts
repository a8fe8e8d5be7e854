/** The forms' calls over HTTP: many connections with one idempotency key (the rest: app/api/forms.dbtest.ts). */
import { rounds } from '@/lib/testing/sample'
import { failureOf } from './support/client'
import { expect, test } from './support/fixtures'
import { marked, postForm, storedOf, TAKEN } from './support/taken'

const POSTS = rounds(1000, 200)

for (const form of TAKEN) {
  test(`${form.call} stores concurrent posts of one idempotency key once`, async ({ anonymous, staff, siteUrl }) => {
    const { typed, text } = marked(form)
    const headers = { 'idempotency-key': encodeURIComponent(text) }
    const post = async () => {
      const answer = await fetch(`${siteUrl}/api/v1/${form.call}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(typed),
      })
      return `${answer.status} ${await answer.text()}`
    }
    const answers = new Set(await Promise.all(Array.from({ length: POSTS }, post)))
    expect([...answers]).toEqual(['201 {"data":{"status":"Success"}}'])
    expect(await storedOf(staff.administrator, form, text)).toHaveLength(1)
    failureOf(await postForm(anonymous, form, { ...typed, [form.wrong[0]]: '' }, headers), 422)
  })
}
