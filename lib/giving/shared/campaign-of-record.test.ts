import type { Campaign } from '@/lib/shared/content/types'
import { campaignOfRecord } from './campaign-of-record'

const campaign = (Id: number, goal: number | null) => ({ Id, goal }) as Campaign
const CAMPAIGNS = [campaign(1, 500), campaign(2, null), campaign(3, 0), campaign(4, 900)]
const of = (category: string | undefined, projects: object) =>
  campaignOfRecord({ category }, { projects }, CAMPAIGNS)?.Id

test.each([
  ['Health', 1],
  ['শিক্ষা', 4],
])('the category %s has the campaign of its program', (category, id) => {
  expect(of(category, { health: 1, education: 4 })).toBe(id)
})

test.each([
  ['that has none', 'Education', { health: 1 }],
  ['whose campaign has no goal', 'Health', { health: 2 }],
  ['whose goal is nothing', 'Health', { health: 3 }],
  ['whose campaign is not shown', 'Health', { health: 9 }],
  ['that nobody names', 'Winter relief', { health: 1 }],
])('a program %s has no campaign', (_, category, projects) => {
  expect(of(category, projects)).toBeUndefined()
})

test('a record without a category has the campaign of its default program', () => {
  const found = campaignOfRecord({ category: '', otherwise: 'health' }, { projects: { health: 4 } }, CAMPAIGNS)
  expect(found?.Id).toBe(4)
})
