import { spawnSync } from 'node:child_process'

const run = (work: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `import { runCommand } from './scripts/stopped-site'; runCommand(${work})`,
    ],
    { encoding: 'utf8' },
  )

test('a command that comes to a stop before it is done has failed', () => {
  const { status, stderr } = run('() => new Promise(() => undefined)')
  expect([status, stderr]).toEqual([1, expect.stringContaining('came to a stop before it was done')])
})

test('a command ends with 0 once it is done, and with 1 and why where it failed', () => {
  expect(run('async () => console.log("done")')).toMatchObject({ status: 0, stdout: 'done\n', stderr: '' })
  expect(run('async () => { throw new Error("No such file.") }')).toMatchObject({
    status: 1,
    stderr: 'No such file.\n',
  })
})
