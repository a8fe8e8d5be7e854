import { execFileSync } from 'node:child_process'

/**
 * The seed of randomised and sampled tests: TEST_SEED, or one derived from the committed tree, so that each version tries
 * other cases and a failed run can be repeated.
 * @returns a whole number from 0 to 268,435,455
 */
export function testSeed(): number {
  const given = Number(process.env.TEST_SEED ?? Number.NaN)
  if (Number.isSafeInteger(given)) return given
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number.parseInt(tree.slice(0, 7), 16)
  } catch {
    // A copy of the tree without its git history.
    return Date.now() % 2 ** 28
  }
}
