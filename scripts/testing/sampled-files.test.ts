import { drawPart, sampledFiles } from './sampled-files'

const SEED = process.env.TEST_SEED
afterEach(() => {
  if (SEED === undefined) delete process.env.TEST_SEED
  else process.env.TEST_SEED = SEED
})

test('each seed draws its own part of the files, and all together draw every file', () => {
  const { browser } = sampledFiles()
  const draw = (seed: number) => {
    process.env.TEST_SEED = String(seed)
    return drawPart(browser, 1 / 3)
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).toHaveLength(Math.ceil(browser.length / 3))
  const drawn = new Set(Array.from({ length: 40 }, (_, seed) => draw(seed + 1)).flat())
  expect([...drawn].sort()).toEqual(browser)
})
