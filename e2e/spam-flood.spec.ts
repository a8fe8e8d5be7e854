/** A flood of spam: pages are served, the inbox stays readable, and a genuine message is kept. */

import { type Challenge, solve } from '@/lib/intake/schema/solve-proof'
import { PROOF, PROOF_ABLE, PROOF_HEADER } from '@/lib/shared/forms/extras'
import { clientWith, signIn } from './support/accounts'
import { Client, type ClientResponse } from './support/client'
import { overHttp } from './support/http'
import { PAGES, underLoad } from './support/load'
import { tagsOfScenario } from './support/long-scenarios'
import { ACCOUNT, expect, test } from './support/started-sites'
import { expectAccepted, STORED_FORMS, type StoredForm, storedRecords, uniqueValues } from './support/stored-forms'

const [MESSAGE] = STORED_FORMS as [StoredForm]
/** Ten thousand were tried by hand; these go past the limit for everyone as well, in a fraction of the time. */
const POSTS = 400
const ADDRESSES = 40
const LANES = 20

const junk = (at: number) => ({
  mailerName: 'Best SEO',
  mailAddress: `offer${at}@example.com`,
  mailerMessage: `Buy cheap casino backlinks ${at} https://a.example https://b.example https://c.example`,
})

/** Does the work that is asked for in a flood. */
async function sendAsBrowsersDo(visitor: Client, address: string, typed: object): Promise<ClientResponse> {
  const headers = { [PROOF_HEADER]: PROOF_ABLE }
  const asked = await visitor.request('POST', address, { json: typed, headers })
  expect(asked.status).toBe(428)
  const { error } = JSON.parse(asked.text) as { error: { challenge: Challenge } }
  return visitor.request('POST', address, { json: { ...typed, [PROOF]: await solve(error.challenge) }, headers })
}

test(
  'under a flood of spam, pages are served, a real message arrives, and the inbox shows no spam',
  tagsOfScenario('a flood of junk'),
  async ({ playwright, start, request }) => {
    test.setTimeout(120_000)
    const { url } = await start({ ...ACCOUNT, TRUSTED_PROXIES: '127.0.0.1' }).ready()
    const statuses = new Map<number, number>()
    const post = async (at: number) => {
      const answer = await fetch(`${url}/api/v1/${MESSAGE.call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${at % ADDRESSES}.9` },
        body: JSON.stringify(junk(at)),
      })
      await answer.text()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
    const lane = async (first: number) => {
      for (let at = first; at < POSTS; at += LANES) await post(at)
    }
    const { failed } = await underLoad(url, PAGES, () =>
      Promise.all(Array.from({ length: LANES }, (_, at) => lane(at))),
    )
    expect(failed).toEqual([])
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 429)).toEqual([])

    const { typed, text } = uniqueValues(MESSAGE)
    expectAccepted(await sendAsBrowsersDo(new Client(overHttp(request)), `${url}/api/v1/${MESSAGE.call}`, typed))
    const account = { email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD }
    const { client, dispose } = await clientWith(playwright, url, await signIn(playwright, url, account))
    expect(await storedRecords(client, MESSAGE, text)).toMatchObject([typed])
    const inbox = await client.request('GET', '/admin/collections/messages')
    expect(inbox.status).toBe(200)
    expect(inbox.text).toContain(text)
    expect(inbox.text).not.toContain('Best SEO')
    await dispose()
  },
)
