/** Whatever is written into whatever field, the site answers with a sentence and not with a failure. */
import type { ContentType } from '@/lib/content/types'
import { dataOf, failureOf } from './support/client'
import { TYPES } from './support/contract'
import { expect, test } from './support/fixtures'
import { NAUGHTY, ODD_VALUES, wellFormed } from './support/naughty'
import { kindsOf } from './support/samples'

const LANES = 6

/** Does a work for each, a few at a time. @returns what failed */
async function each<T>(list: readonly T[], work: (one: T) => Promise<string | undefined>): Promise<string[]> {
  const left = [...list]
  const found: string[] = []
  const lane = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      const what = await work(one)
      if (what !== undefined) found.push(what)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return found
}

const short = (text: unknown) => JSON.stringify(text).slice(0, 60)

test.describe.configure({ timeout: 180_000 })

/** Each type meets a quarter of them, and each kind of field meets all. */
const QUARTERS = 4

for (const [turn, type] of TYPES.entries()) {
  test(`every field of ${type} keeps what it is given, or refuses it by name`, async ({ editor, making }) => {
    const { record } = await making(type as ContentType)
    const names = kindsOf(type).filter(([, { kind }]) => kind !== 'self' && kind !== 'parent')
    const rounds = [...NAUGHTY, ...ODD_VALUES].filter((_, at) => at % QUARTERS === turn % QUARTERS)
    const found = await each(
      rounds.map((value, at) => ({ value, name: names[at % names.length]?.[0] ?? '', at })),
      async ({ value, name, at }) => {
        const kind = names[at % names.length]?.[1].kind
        const answer = await editor.patch(`${type}/${record.Id}`, { [name]: value })
        if (![200, 409, 422].includes(answer.status))
          return `${name} = ${short(value)}: ${answer.status} ${answer.text.slice(0, 200)}`
        if (answer.status === 422 && !(name in failureOf(answer, 422).fields))
          return `${name} = ${short(value)} is refused without its name`
        if (answer.status === 200 && kind === 'text' && typeof value === 'string' && value.trim() !== '') {
          const kept = dataOf(answer, 200)[name]
          if (kept !== wellFormed(value) && kept !== wellFormed(value).trim())
            return `${name} = ${short(value)} became ${short(kept)}`
        }
        return undefined
      },
    )
    expect(found).toEqual([])
  })
}
