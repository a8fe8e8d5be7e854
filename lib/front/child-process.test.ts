import { constants, getPriority } from 'node:os'
import { exitCodeOf, spawnNode } from './child-process'

test('a child has the priority that it is given, or that of its parent', async () => {
  const children = ['belowNormal', undefined] as const
  const [lower, same] = children.map((priority) =>
    spawnNode({ args: ['-e', "process.once('message', () => process.exit(7))"], priority }),
  )
  const own = getPriority()
  expect(getPriority(lower?.pid)).toBe(Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL))
  expect(getPriority(same?.pid)).toBe(own)
  lower?.send('end')
  same?.send('end')
  if (lower && same) expect(await Promise.all([lower, same].map(exitCodeOf))).toEqual([7, 7])
})
