import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { DataFolderInUse, lockDataFolder, withAdvisoryLock } from './data-folder-lock'
import { kind } from './testing'

const root = mkdtempSync(path.join(tmpdir(), 'site-lock-'))
const children: ChildProcess[] = []
after(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(root, { recursive: true })
})

function newFolder(name: string): string {
  const folder = path.join(root, name)
  mkdirSync(folder)
  return folder
}

/** Another process that locks the folder and keeps it. */
async function holder(folder: string): Promise<ChildProcess> {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(path.resolve('lib/platform/database/data-folder-lock.ts'))}
    const start = async () => { await lockDataFolder(${JSON.stringify(folder)}) }
    await start()
    // The lock has to outlive the collection of garbage.
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(() => resolve(globalThis.gc()), 20))
    process.send('locked')
    setInterval(() => {}, 1000)
  `
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  })
  children.push(child)
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  assert.equal(message, 'locked')
  return child
}

if (kind === 'sqlite') {
  describe('the data folder', () => {
    for (const name of ['plain', 'with spaces & (signs) 100%', 'তথ্য-ভাণ্ডার é']) {
      test(`is locked for a second process and free after the first is killed: ${name}`, async () => {
        const folder = newFolder(name)
        const first = await holder(folder)
        await assert.rejects(lockDataFolder(folder), (error: Error) => {
          assert.ok(error instanceof DataFolderInUse)
          assert.ok(error.message.includes(folder))
          return true
        })
        first.kill('SIGKILL')
        await once(first, 'exit')
        const release = await lockDataFolder(folder)
        release()
      })
    }

    test('is locked for the same process, too, until it is released', async () => {
      const folder = newFolder('twice')
      const release = await lockDataFolder(folder)
      await assert.rejects(lockDataFolder(folder), DataFolderInUse)
      release()
      const again = await lockDataFolder(folder)
      again()
    })

    test('a folder that does not exist is another error', async () => {
      await assert.rejects(
        lockDataFolder(path.join(root, 'missing')),
        (error: Error) => !(error instanceof DataFolderInUse),
      )
    })
  })
} else {
  describe('preparations on PostgreSQL', () => {
    const url = process.env.TEST_DATABASE_URL ?? ''

    test('run one after the other', async () => {
      const steps: string[] = []
      const prepare = (name: string) => () => {
        steps.push(`${name} begins`)
        return wait(50).then(() => steps.push(`${name} ends`))
      }
      await Promise.all(['first', 'second', 'third'].map((name) => withAdvisoryLock(url, prepare(name))))
      const names = steps.map((step) => step.split(' ')[0])
      assert.deepEqual(
        steps,
        [names[0], names[2], names[4]].flatMap((name) => [`${name} begins`, `${name} ends`]),
      )
    })

    test('release the lock when they fail', async () => {
      await assert.rejects(
        withAdvisoryLock(url, async () => {
          throw new Error('broken')
        }),
        /broken/,
      )
      assert.equal(await withAdvisoryLock(url, async () => 'done'), 'done')
    })
  })
}
