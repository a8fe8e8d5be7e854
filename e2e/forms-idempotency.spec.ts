/** The forms' calls over HTTP: many connections with one idempotency key (the rest: app/api/forms.dbtest.ts). */
import { rounds } from '@/lib/testing/sample'
import { errorOf } from './support/client'
import { expect, test } from './support/fixtures'
import { postForm, STORED_FORMS, storedRecords, uniqueValues } from './support/stored-forms'

const POSTS = rounds(1000, 200)

for (const form of STORED_FORMS) {
  test(`${form.call} stores concurrent posts of one idempotency key once`, async ({ anonymous, staff, siteUrl }) => {
    const { typed, text } = uniqueValues(form)
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
    expect(await storedRecords(staff.administrator, form, text)).toHaveLength(1)
    errorOf(await postForm(anonymous, form, { ...typed, [form.wrong[0]]: '' }, headers), 422)
  })
}
