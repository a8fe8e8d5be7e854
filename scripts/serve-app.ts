/**
 * Runs the app on APP_PORT of the loopback, for scripts/start.ts: Next's server with the configuration that the build wrote down, as
 * Next's own standalone output does. `next start` would read next.config.ts again, for which it loads the compiler: memory,
 * time, and packages that a release does not have.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Connections of the reverse proxy are kept longer than it keeps them. */
const KEEP_ALIVE_MS = 70_000

type StartServer = typeof import('next/dist/server/lib/start-server').startServer

async function serve(): Promise<void> {
  const dir = process.cwd()
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: object }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  const require = createRequire(path.join(dir, 'package.json'))
  const { startServer } = require('next/dist/server/lib/start-server') as { startServer: StartServer }
  await startServer({
    dir,
    isDev: false,
    port: Number(process.env.APP_PORT),
    hostname: '127.0.0.1',
    allowRetry: false,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
}

serve().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
