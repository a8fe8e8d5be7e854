import { SeededRandom } from './random'

const CASES = Array.from({ length: 200 }, (_, at) => `case ${at}`)

/** The module reads the environment when it is loaded. */
function loadWith(environment: { TEST_SEED?: string; TEST_WHOLE?: string }, fixed: readonly string[] = []) {
  process.env.TEST_SEED = environment.TEST_SEED
  process.env.TEST_WHOLE = environment.TEST_WHOLE ?? ''
  jest.resetModules()
  jest.doMock('./fixed-cases', () => ({ FIXED_CASES: { 'access-matrix': fixed } }))
  return require('./sample') as typeof import('./sample')
}

const SEEDS = ['1', '20201', '268435455']

test.each(SEEDS)('the fixed cases are in the part of seed %s', (TEST_SEED) => {
  const fixed = ['case 7', 'case 199']
  const part = loadWith({ TEST_SEED }, fixed).sampled('access-matrix', CASES, { size: 5 })
  expect(part).toEqual(expect.arrayContaining(fixed))
  expect(part).toHaveLength(7)
})

test('another seed draws other cases, the same one the same', () => {
  const draw = (TEST_SEED: string) => loadWith({ TEST_SEED }).sampled('access-matrix', CASES, { size: 20 })
  expect(draw('1')).toEqual(draw('1'))
  expect(draw('1')).not.toEqual(draw('2'))
})

test('enough seeds draw every case', () => {
  const seen = new Set<string>()
  const dice = new SeededRandom(1)
  for (let run = 0; run < 60; run += 1) {
    const { sampled } = loadWith({ TEST_SEED: String(dice.below(2 ** 28)) })
    for (const one of sampled('access-matrix', CASES, { size: 20 })) seen.add(one)
  }
  expect(seen.size).toBe(CASES.length)
})

test('TEST_WHOLE=1 draws every case, in the table’s order', () => {
  const { sampled, rounds } = loadWith({ TEST_SEED: '1', TEST_WHOLE: '1' })
  expect(sampled('access-matrix', CASES, { size: 1 })).toEqual(CASES)
  expect(rounds(1000, 100)).toBe(1000)
})

test('a table whose whole runs elsewhere is sampled even with TEST_WHOLE=1', () => {
  const { sampled } = loadWith({ TEST_SEED: '1', TEST_WHOLE: '1' })
  expect(sampled('access-matrix', CASES, { size: 3, wholeElsewhere: true })).toHaveLength(3)
})

test('a fixed case that the table no longer has is an error', () => {
  const { sampled } = loadWith({ TEST_SEED: '1' }, ['gone'])
  expect(() => sampled('access-matrix', CASES, { size: 1 })).toThrow('has no case gone')
})
