/** Whatever is written into whatever field or call, the site answers with a sentence and not with a failure. */
import { dataOf, errorOf, serverErrorOf } from '@/e2e/support/client'
import { failuresOf } from '@/e2e/support/concurrency'
import { TYPES } from '@/e2e/support/contract'
import { wellFormed } from '@/e2e/support/hostile/hostile-values'
import { NAUGHTY, ODD_VALUES, shortened } from '@/e2e/support/hostile/naughty-strings'
import { fieldsOf } from '@/e2e/support/records'
import { STORED_FORMS } from '@/e2e/support/stored-forms'
import type { ContentType } from '@/lib/shared/content/types'
import { expect } from '@/lib/testing/expect'
import { sampled } from '@/lib/testing/sample'
import { test } from './testing/fixtures'

/** Each type meets a quarter of them, and each kind of field meets all. */
const QUARTERS = 4

const SOME = sampled('naughty-types', [...TYPES.entries()], { size: 8, keyOf: ([, type]) => type })
for (const [turn, type] of SOME) {
  test(`every field of ${type} keeps what it is given, or refuses it by name`, async ({ editor, making }) => {
    const { record } = await making(type as ContentType)
    const names = fieldsOf(type).filter(([, { kind }]) => kind !== 'self' && kind !== 'parent')
    const rounds = [...NAUGHTY, ...ODD_VALUES].filter((_, at) => at % QUARTERS === turn % QUARTERS)
    const found = await failuresOf(
      rounds.map((value, at) => ({ value, name: names[at % names.length]?.[0] ?? '', at })),
      async ({ value, name, at }) => {
        const kind = names[at % names.length]?.[1].kind
        const answer = await editor.patch(`${type}/${record.Id}`, { [name]: value })
        if (![200, 409, 422].includes(answer.status))
          return `${name} = ${shortened(value)}: ${answer.status} ${answer.text.slice(0, 200)}`
        if (answer.status === 422 && !(name in errorOf(answer, 422).fields))
          return `${name} = ${shortened(value)} is refused without its name`
        if (answer.status === 200 && kind === 'text' && typeof value === 'string' && value.trim() !== '') {
          const kept = dataOf(answer, 200)[name]
          if (kept !== wellFormed(value) && kept !== wellFormed(value).trim())
            return `${name} = ${shortened(value)} became ${shortened(kept)}`
        }
        return undefined
      },
    )
    expect(found).toEqual([])
  })
}

test('a change that is refused changes nothing', async ({ anonymous, editor, making }) => {
  const { record } = await making('news')
  const found = await failuresOf(
    ODD_VALUES.filter((value) => value !== null),
    async (value) => {
      const answer = await editor.patch(`news/${record.Id}`, { title: value, date: value })
      return answer.status === 422 ? undefined : `${shortened(value)}: ${answer.status}`
    },
  )
  expect(found).toEqual([])
  expect(dataOf(await anonymous.get(`news/${record.Id}`), 200)).toEqual(record)
})

/** What is sent within an hour is counted, by everybody together as well: three fields of a form meet a text each. */
const AT_ONCE = 3

for (const form of STORED_FORMS) {
  test(`every field of ${form.call} is taken, or refused by name`, async ({ anonymous }) => {
    const names = Object.keys(form.typed)
    const values = [...NAUGHTY, ...ODD_VALUES]
    const entries = Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, at) =>
      Object.fromEntries(
        values.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map((value, nth) => [names[(at + nth) % names.length], value]),
      ),
    )
    const found = await failuresOf(entries, async (entry) => {
      const answer = await anonymous.post(form.call, { ...form.typed, ...entry })
      if (answer.status === 422) {
        const others = Object.keys(errorOf(answer, 422).fields).filter((name) => !(name in entry))
        return others.length > 0 ? `${shortened(entry)} is refused for ${others}` : undefined
      }
      return [201, 428].includes(answer.status)
        ? undefined
        : `${shortened(entry)}: ${answer.status} ${answer.text.slice(0, 200)}`
    })
    expect(found).toEqual([])
  })
}

const ENDPOINTS: [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string][] = [
  ...['news', 'media', 'users', 'messages', 'redirects', 'audit-entries', 'api-keys', 'pledges'].flatMap(
    (slug): [method: 'GET' | 'POST' | 'PATCH', path: string][] => [
      ['GET', `/api/${slug}/PIECE`],
      ['GET', `/api/${slug}?where[id][equals]=PIECE&sort=PIECE&limit=PIECE&depth=PIECE`],
      ['POST', `/api/${slug}`],
      ['PATCH', `/api/${slug}/PIECE`],
    ],
  ),
  ...(['GET', 'POST'] as const).map((method): [typeof method, string] => [method, '/api/globals/PIECE']),
]

test('Payload’s own calls answer staff with no failure', async ({ staff }) => {
  const asked = NAUGHTY.map((text, at) => ({
    text,
    call: ENDPOINTS[at % ENDPOINTS.length] as (typeof ENDPOINTS)[number],
  }))
  const found = await failuresOf(asked, async ({ text, call: [method, path] }) => {
    const target = path.replaceAll('PIECE', encodeURIComponent(wellFormed(text)).slice(0, 1500))
    const json =
      method === 'GET' ? undefined : { [text.slice(0, 50)]: text.slice(0, 500), title: { x: text.slice(0, 50) } }
    return serverErrorOf(
      await staff.administrator.request(method, target, { json }),
      `${method} ${path} with ${shortened(text)}`,
    )
  })
  expect(found).toEqual([])
})

test('a limit, page or depth that is no valid whole number is refused with a sentence', async ({ staff }) => {
  for (const name of ['limit', 'page', 'depth']) {
    for (const number of ['1.5', '-1', '1e999', '9007199254740993']) {
      const { status, text } = await staff.administrator.request('GET', `/api/api-keys?${name}=${number}`)
      expect([status, text]).toEqual([400, `{"errors":[{"message":"“${name}” should be a whole number."}]}`])
    }
  }
})
