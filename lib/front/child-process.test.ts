import { getPriority } from 'node:os'
import { exitCodeOf, NICENESS, spawnNode } from './child-process'

test('a child has the niceness that it is given, or that of its parent', async () => {
  const [lower, same] = [NICENESS.app, undefined].map((niceness) =>
    spawnNode({ args: ['-e', "process.once('message', () => process.exit(7))"], niceness }),
  )
  const own = getPriority()
  expect(getPriority(lower?.pid)).toBe(Math.max(own, NICENESS.app))
  expect(getPriority(same?.pid)).toBe(own)
  lower?.send('end')
  same?.send('end')
  if (lower && same) expect(await Promise.all([lower, same].map(exitCodeOf))).toEqual([7, 7])
})
