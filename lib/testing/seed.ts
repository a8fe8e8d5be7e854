import { execFileSync } from 'node:child_process'

/**
 * A seed that other versions of the site have not tried, for tests that make up their own cases. The same version gets
 * the same one each time, so that a run which failed can be looked at again; TEST_SEED gives another.
 * @returns a whole number from 0 to 268,435,455
 */
export function seedOfVersion(): number {
  const given = Number(process.env.TEST_SEED ?? Number.NaN)
  if (Number.isSafeInteger(given)) return given
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number.parseInt(tree.slice(0, 7), 16)
  } catch {
    // A copy without its history.
    return Date.now() % 2 ** 28
  }
}
