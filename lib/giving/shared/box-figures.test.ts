import { campaignIn, PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import type { Campaign } from '@/lib/shared/content/types'
import { type BoxOwner, boxFigures, campaignsOfBox } from './box-figures'

const campaign = (Id: number, goal: number | null) => ({ Id, goal }) as Campaign
const CAMPAIGNS = [campaign(1, 500), campaign(2, null), campaign(3, 0), campaign(4, 900)]
const of = (owner: BoxOwner, projects: object, placeholders: boolean) =>
  boxFigures(owner, { giving: { projects }, placeholders }, CAMPAIGNS)

test.each([
  ['Health', 1],
  ['শিক্ষা', 4],
])('the category %s has the campaign of its program', (category, id) => {
  for (const placeholders of [true, false])
    expect(campaignIn(of({ category }, { health: 1, education: 4 }, placeholders))?.Id).toBe(id)
})

const WITHOUT_CAMPAIGN: [string, string, object][] = [
  ['that has none', 'Education', { health: 1 }],
  ['whose campaign is not shown', 'Health', { health: 9 }],
  ['that nobody names', 'Winter relief', { health: 1 }],
]

test.each(WITHOUT_CAMPAIGN)('a program %s has no figures', (_, category, projects) => {
  expect(of({ category }, projects, false)).toBeUndefined()
})

test.each([
  ...WITHOUT_CAMPAIGN,
  ['whose campaign has no goal', 'Health', { health: 2 }],
  ['whose goal is nothing', 'Health', { health: 3 }],
] as [string, string, object][])('with placeholders, a program %s has the specification’s', (_, category, projects) => {
  expect(of({ category }, projects, true)).toBe(PLACEHOLDERS.figures)
})

test('without placeholders a campaign that has no goal shows its own sum', () => {
  expect(campaignIn(of({ category: 'Health' }, { health: 2 }, false))?.Id).toBe(2)
})

test('a record without a category has the campaign of its default program', () => {
  expect(campaignIn(of({ category: '', otherwise: 'health' }, { health: 4 }, true))?.Id).toBe(4)
})

test('a static page has the specification’s figures with placeholders, and those of its program without', () => {
  const owner: BoxOwner = { otherwise: 'health', isStatic: true }
  expect(of(owner, { health: 4 }, true)).toBe(PLACEHOLDERS.figures)
  expect(campaignIn(of(owner, { health: 4 }, false))?.Id).toBe(4)
})

test('a project has the campaigns of its program, first the one that the settings name', () => {
  const campaigns = [
    ...[1, 2, 3, 4].map((Id) => ({ Id, category: 'Health' }) as Campaign),
    { Id: 5, category: 'Education' } as Campaign,
    { Id: 6, category: 'All programs' } as Campaign,
  ]
  const idsOf = (category: string, projects: object) =>
    campaignsOfBox({ category }, { giving: { projects } }, campaigns).map(({ Id }) => Id)
  expect(idsOf('Health', { health: 3 })).toEqual([3, 1, 2])
  expect(idsOf('Health', { health: 6 })).toEqual([6, 1, 2])
  expect(idsOf('শিক্ষা', {})).toEqual([5])
  expect(idsOf('Environment', { health: 3 })).toEqual([])
  expect(idsOf('Winter relief', { health: 3 })).toEqual([])
})
