/** The ledger under random sequences of every move. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import {
  cancelPledge,
  expirePledges,
  refundPledge,
  rejectPledge,
  reportPledge,
  setSuspected,
  undoVerification,
  verifyPledge,
} from '@/lib/giving/pledges/commands'
import { enterPledge } from '@/lib/giving/pledges/enter-pledge'
import { canTransition, OPEN_STATES, type PledgeState } from '@/lib/giving/shared/states'
import { giving } from '@/lib/giving/testing'
import { plainDatabase } from '@/lib/platform/database/sql'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { CURRENCIES, type Currency } from '@/lib/shared/money/currency'
import { PURPOSES, type Purpose } from '@/lib/shared/money/kinds'
import { checkBalances, readFundTotals } from './ledger'

const site = await openTestDatabase()
const { request, pledge, money, pledgeOf, movesOf, empty } = giving(site)
after(() => site.close())

const MOVES = [
  'report',
  'verify',
  'verify other',
  'refund',
  'reverse',
  'reject',
  'cancel',
  'expire',
  'suspect',
  'trust',
  'enter',
] as const

/** What should be there, kept beside the database in the plainest way. */
interface Model {
  state: PledgeState
  currency: Currency
  purpose: Purpose
  amount: number
  received: number
  suspected: boolean
}

const command = fc.record({
  move: fc.constantFrom('pledge' as const, ...MOVES),
  whose: fc.nat(7),
  amount: fc.integer({ min: 1, max: 10_000_000_00 }),
  currency: fc.constantFrom(...CURRENCIES),
  purpose: fc.constantFrom(...PURPOSES),
})
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

const TO: Partial<Record<Command['move'], PledgeState>> = {
  report: 'reported',
  refund: 'refunded',
  reject: 'rejected',
  cancel: 'cancelled',
}

/** Whether a move may be made, and what it makes of the pledge: the rules once more, apart from the code that is tested. */
function expected(gift: Model, { move, amount }: Command): Model | null {
  const { state, suspected } = gift
  const came = state === 'verified' || state === 'refunded'
  const to = TO[move]
  if (to) return canTransition(state, to) ? { ...gift, state: to } : null
  if (move === 'verify' || move === 'verify other') {
    if (came || suspected) return null
    return { ...gift, state: 'verified', received: move === 'verify' ? gift.amount : amount }
  }
  if (move === 'reverse') return state === 'verified' ? { ...gift, state: 'reported', received: 0 } : null
  if (move === 'suspect' || move === 'trust') return came ? null : { ...gift, suspected: move === 'suspect' }
  return state === 'pledged' ? { ...gift, state: 'expired' } : gift
}

let ids = 0
async function make(id: number, { move, amount }: Command, gift: Model): Promise<unknown> {
  const req = await request()
  const by = 'Rafiq'
  ids += 1
  if (move === 'report') return reportPledge(req, { pledge: id, trxId: `ID${ids}`, from: 'staff', by })
  if (move === 'refund') return refundPledge(req, { pledge: id, by, why: 'Wrong' })
  if (move === 'reverse') return undoVerification(req, { pledge: id, by, why: 'Another’s money' })
  if (move === 'reject') return rejectPledge(req, { pledge: id, by, why: 'Not found' })
  if (move === 'cancel') return cancelPledge(req, { pledge: id, by })
  if (move === 'suspect' || move === 'trust') return setSuspected(req, { pledge: id, suspected: move === 'suspect' })
  const arrived = move === 'verify' ? gift.amount : amount
  const transaction = await money({ amount: arrived, currency: gift.currency })
  return verifyPledge(req, { pledge: id, transaction, by })
}

async function check(gifts: Map<number, Model>): Promise<void> {
  const db = plainDatabase(site.payload.db)
  const all = [...gifts.values()]
  const sum = (some: Model[], figure: 'amount' | 'received') => some.reduce((total, gift) => total + gift[figure], 0)
  for (const fund of await readFundTotals(db)) {
    const own = all.filter(({ currency, purpose }) => currency === fund.currency && purpose === fund.purpose)
    const open = own.filter(({ state, suspected }) => OPEN_STATES.some((each) => each === state) && !suspected)
    const counted = own.filter(({ state }) => state === 'verified')
    assert.deepEqual([fund.raised, fund.promised], [sum(counted, 'received'), sum(open, 'amount')])
  }
  for (const balance of await checkBalances(db)) {
    assert.ok(balance.balances, JSON.stringify(balance))
    const counted = all.filter(({ state, currency }) => state === 'verified' && currency === balance.currency)
    assert.equal(balance.raised, sum(counted, 'received'))
  }
}

test('whatever is done in whatever order: verified − refunded = raised, to the minor unit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30 }), async (commands) => {
      await empty()
      const gifts = new Map<number, Model>()
      for (const each of commands) {
        const { move, whose, amount, currency, purpose } = each
        const fresh = { state: 'pledged', currency, purpose, amount, received: 0, suspected: false } as const
        if (move === 'pledge' || gifts.size === 0) {
          gifts.set(await pledge({ amount, currency, purpose, email: '' }), fresh)
        } else if (move === 'enter') {
          ids += 1
          const line = {
            method: 'cash',
            trxId: `CASH${ids}`,
            amount,
            currency,
            receivedAt: new Date().toISOString(),
          }
          const entered = await enterPledge(
            await request(),
            { transaction: line as never, purpose, locale: 'en' },
            'Rafiq',
          )
          gifts.set(entered.pledge, { ...fresh, state: 'verified', received: amount })
        } else if (move === 'expire') {
          await expirePledges(await request(), new Date(Date.now() + 1000), 1000)
          for (const [id, gift] of gifts) gifts.set(id, expected(gift, each) ?? gift)
        } else {
          const [id, gift] = [...gifts][whose % gifts.size] as [number, Model]
          const after = expected(gift, each)
          if (after) await make(id, each, gift)
          else await assert.rejects(make(id, each, gift))
          gifts.set(id, after ?? gift)
        }
      }
      for (const [id, gift] of gifts) {
        assert.equal((await pledgeOf(id)).state, gift.state)
        assert.equal((await movesOf(id)).at(-1), gift.state)
      }
      await check(gifts)
    }),
    { numRuns: 40 },
  )
})
