/** The search over the demo's content: what was meant comes first. */
import { describe } from 'node:test'
import { test } from '@/app/api/testing/fixtures'
import { search } from '@/lib/publishing/search/search'
import { expect } from '@/lib/testing/expect'
import { SEARCH_QUERIES } from './search-queries'

/** What the search must reach on the table of queries, in parts of them. */
const GOAL = { first: 0.9, amongThree: 0.97 }

const localeOf = (query: string) => (/[\u0980-\u09ff]/.test(query) ? 'bn' : 'en')

describe('the search over the demo', () => {
  test('what was meant comes first, or among the first three', async () => {
    const missed: string[] = []
    let [first, amongThree] = [0, 0]
    for (const [query, meant] of SEARCH_QUERIES) {
      const { results } = await search(query, 1, localeOf(query))
      const at = results.findIndex(({ key }) => meant.split(' ').includes(key))
      if (at === 0) first += 1
      else missed.push(`${query}: ${results.slice(0, 3).map(({ key }) => key)}`)
      if (at >= 0 && at < 3) amongThree += 1
    }
    const said = missed.join('\n')
    expect(first / SEARCH_QUERIES.length, said).toBeGreaterThanOrEqual(GOAL.first)
    expect(amongThree / SEARCH_QUERIES.length, said).toBeGreaterThanOrEqual(GOAL.amongThree)
  })

  test('a word in other letters, or a slip, is said to be shown for another', async () => {
    for (const [query, instead] of [
      ['shikkha', 'শিক্ষা'],
      ['schol', 'school'],
      ['clean enviroment', 'clean environment'],
    ]) {
      const answer = await search(query, 1, localeOf(instead ?? ''))
      expect(answer.instead?.toLowerCase(), query).toBe(instead)
    }
    for (const query of ['school', 'sch', 'নদীর', 'river clinic']) {
      expect((await search(query, 1, localeOf(query))).instead, query).toBe(null)
    }
  })
})
