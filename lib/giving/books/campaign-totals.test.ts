import { withTotals } from './campaign-totals'
import type { FundTotal } from './ledger'

const fund = (over: Partial<FundTotal>): FundTotal => ({
  ...{ campaign: 1, currency: 'USD', purpose: 'general', raised: 0, promised: 0 },
  ...over,
})
const CAMPAIGN = { id: 1, currency: 'USD', title: 'Boats' }
const of = (campaign: object, ...funds: FundTotal[]) => withTotals([campaign as typeof CAMPAIGN], funds)[0]

test('all purposes of a campaign are added up, without rounding errors of floats', () => {
  const funds = [fund({ raised: 10, promised: 1 }), fund({ purpose: 'zakat', raised: 20, promised: 2 })]
  expect(of(CAMPAIGN, ...funds)).toEqual({ ...CAMPAIGN, raised: 0.3, promised: 0.03 })
})

test('other campaigns, other currencies and the general fund are not its own', () => {
  const others = [
    fund({ campaign: 2, raised: 5 }),
    fund({ campaign: null, raised: 6 }),
    fund({ currency: 'BDT', raised: 7 }),
  ]
  expect(of(CAMPAIGN, ...others)).toMatchObject({ raised: 0, promised: 0 })
})

test('yen have no smaller unit', () => {
  expect(of({ ...CAMPAIGN, currency: 'JPY' }, fund({ currency: 'JPY', raised: 312_000 }))).toMatchObject({
    raised: 312_000,
  })
})

test('no more is shown as promised than is missing to a goal that is not reached yet', () => {
  const promised = (goal: number | null, raised: number) => of({ ...CAMPAIGN, goal }, fund({ raised, promised: 9000 }))
  expect(promised(100, 2550)).toMatchObject({ raised: 25.5, promised: 74.5 })
  expect(promised(100, 500)).toMatchObject({ promised: 90 })
  expect(promised(100, 10_000)).toMatchObject({ promised: 90 })
  expect(promised(100, 12_000)).toMatchObject({ promised: 90 })
  expect(promised(null, 0)).toMatchObject({ promised: 90 })
})

test('the same money gives the same object, other money another', () => {
  const campaign = { ...CAMPAIGN }
  const first = of(campaign, fund({ raised: 5 }))
  expect(of(campaign, fund({ raised: 5 }))).toBe(first)
  expect(of(campaign, fund({ raised: 6 }))).not.toBe(first)
})
