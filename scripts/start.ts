/**
 * `npm start`: checks the configuration, locks the data folder, builds, prepares the database, and runs the reverse proxy with the app as its child.
 * `npm run dev` is the same with hot reload instead of a build.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AppProcess } from '@/lib/front/app-process'
import { exitCodeOf, NICENESS, spawnNode } from '@/lib/front/child-process'
import { freePort, isPortFree } from '@/lib/front/free-port'
import { DataFolderInUse, lockDataFolder } from '@/lib/platform/database/data-folder-lock'
import { type Env, EnvError, readEnv } from '@/lib/platform/env/env'
import { siteSecret } from '@/lib/platform/secrets/site-secret'
import { rootFolder } from './root-folder'
import { appProgram, build, isRelease, NEXT, preparation, preparationAlone } from './site-build'

/** Lines of Next's output that are hidden: they name the app's internal port. */
const NEXT_BANNER = /^\s*(?:▲ Next|- (?:Local|Network|Experiments)|[·⨯] \w+$|✓ (?:Ready|Running|Starting))|^\s*$/
const NOT_INDEXED =
  'Search engines are asked to stay away: INDEXING is off, or auto and SITE_URL is no public https address.'
/** Deadline of a graceful shutdown. */
const STOP_MS = 9500
/** Once the site has ended, this process exits after so long, whatever is pending. */
const EXIT_MS = 500
const developing = process.argv.includes('--dev')

/** A failure of the start, with a message for the person at the terminal. */
class CannotStart extends Error {}

async function start(): Promise<void> {
  // All paths below are relative to the repository, wherever npm was called.
  process.chdir(rootFolder())
  // Only the site's user may read what it writes (the database, the secret).
  process.umask(0o077)
  const env = readEnv(process.env)
  await openDataFolder(env)
  await checkPort(env)
  // A release is built already, and has no sources.
  if (!developing && !isRelease()) await build()

  const payloadSecret = secretOf(env)
  const childEnv: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_SECRET: payloadSecret,
    DATA_DIR: env.dataDir,
    // Next puts the app's own port into PORT, which would otherwise stand in every address that the pages name, and in
    // those that staff sign in from.
    SITE_URL: env.siteUrl,
    // Of glibc, which keeps memory for each thread and gives none back: after some uploads 300 MB (docs/releases.md).
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    FRONT_PORT: String(env.port),
  }
  if (!developing) await prepare(childEnv)
  process.exitCode = await serve({ ...env, payloadSecret }, childEnv)
  // All connections are closed, and whoever stopped the site waits for the lock of the data folder.
  setTimeout(() => process.exit(), EXIT_MS).unref()
}

/** Makes the tables, the first account and the demo. @throws CannotStart where that fails */
async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  const program = developing ? await preparationAlone() : preparation()
  const code = await exitCodeOf(spawnNode({ args: [program], env }))
  if (code !== 0) throw new CannotStart('The site was not started; the reason stands above.')
}

/** Runs the site; in development it is prepared while the app starts. @returns the exit code once it has ended */
async function serve(env: Env, childEnv: NodeJS.ProcessEnv): Promise<number> {
  // APP_PORT makes the app's port known to monitoring.
  const appPort = env.appPort === env.port ? await freePort() : env.appPort
  const prepared = path.join(env.dataDir, `prepared-${process.pid}`)
  // Node would read the source maps of all packages; Next names the lines of sources by its own.
  const development = [NEXT, 'dev', '--disable-source-maps', '-p', String(appPort), '-H', '127.0.0.1']
  const app = new AppProcess({
    spawn: () =>
      spawnNode({
        args: developing ? development : [appProgram()],
        env: {
          ...childEnv,
          ...(developing
            ? { NODE_ENV: 'development', AFTER_PREPARATION: prepared }
            : { NEXT_MANUAL_SIG_HANDLE: 'true' }),
          APP_PORT: String(appPort),
        },
        hiddenLines: NEXT_BANNER,
        ...(developing ? {} : { niceness: NICENESS.app }),
      }),
    responds: () => responds(appPort),
    onPurge: (purge) => void loading.then((front) => front.purge(purge)),
    onMoved: (moved) => void loading.then((front) => front.replaceMoved(moved)),
    heartbeats: !developing,
  })
  app.start()
  // Loaded while the app starts.
  const loading = import('@/lib/front/reverse-proxy').then(
    ({ ReverseProxy }) => new ReverseProxy({ ...env, appPort, developing }, app),
  )
  const stop = async () => {
    const end = performance.now() + env.drainSeconds * 1000 + STOP_MS
    await (await loading).close()
    await app.stop(end - performance.now())
  }
  let stopping: Promise<void> | undefined
  // Not `once`: npm sends the signal of a process group again, and the second would kill this process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (stopping ??= stop()))
  const front = await loading
  const preparing = developing ? prepareBeside(app, childEnv, prepared) : Promise.resolve()
  const ended = app.ended
  const isUp = await Promise.race([app.up, ended.then(() => false)])
  // In development requests are taken before the site is prepared: their page is compiled meanwhile.
  if (isUp) await front.listen()
  await preparing
  if (isUp) console.info(`The site is ready: ${env.siteUrl}`)
  if (isUp && env.hasSiteUrl && !env.isIndexed) console.info(NOT_INDEXED)
  const code = await ended
  await front.close()
  if (developing) await rm(prepared, { force: true })
  return code
}

/** Prepares the site while the app starts, which waits for `file` before it reads content. @throws as prepare, without the app */
function prepareBeside(app: AppProcess, env: NodeJS.ProcessEnv, file: string): Promise<void> {
  const preparing = prepare(env).then(
    () => writeFile(file, ''),
    async (error: unknown) => {
      await app.stop()
      throw error
    },
  )
  // It is awaited later, and may fail before.
  preparing.catch(() => undefined)
  return preparing
}

/** The health check of a starting app. In development a file, since pages and calls are compiled when they are asked for. */
const HEALTH_CHECK = { address: developing ? '/icon.svg' : '/api/v1/versions', withinMs: 5000 }

/** Whether the app responds, whatever the status. */
async function responds(appPort: number): Promise<boolean> {
  const answered = fetch(`http://127.0.0.1:${appPort}${HEALTH_CHECK.address}`, {
    signal: AbortSignal.timeout(HEALTH_CHECK.withinMs),
  }).then(
    (answer) => answer.arrayBuffer().then(yes, yes),
    () => false,
  )
  // The signal alone is not reliable: once garbage-collected it never fires, and the start would wait for ever.
  return Promise.race([answered, wait(HEALTH_CHECK.withinMs + 1000, false, { ref: false })])
}

const yes = () => true

function secretOf({ payloadSecret, dataDir }: Env): string {
  try {
    return siteSecret(payloadSecret, dataDir)
  } catch (error) {
    const file = path.join(dataDir, 'secret')
    throw new CannotStart(`The site's secret ${file} cannot be read: ${(error as Error).message}.`)
  }
}

async function checkPort({ port, host }: Env): Promise<void> {
  const free = await isPortFree(port, host).catch((error: Error) => {
    throw new CannotStart(
      `HOST is ${JSON.stringify(host)}, where this machine cannot listen on port ${port}: ${error.message}.`,
    )
  })
  if (!free)
    throw new CannotStart(`Port ${port} is taken by another program. Stop that one, or set PORT to another number.`)
}

async function openDataFolder({ dataDir, databaseUrl }: Env): Promise<void> {
  try {
    await mkdir(path.join(dataDir, 'media'), { recursive: true })
  } catch (error) {
    throw new CannotStart(
      `The data folder ${dataDir} cannot be made: ${(error as Error).message}. Set DATA_DIR to another.`,
    )
  }
  // Several instances may share a PostgreSQL database and even a folder of pictures; a SQLite file has one owner.
  if (!databaseUrl) {
    await lockDataFolder(dataDir).catch((error: unknown) => {
      if (error instanceof DataFolderInUse) throw error
      throw new CannotStart(`This user cannot write to the data folder ${dataDir}. Set DATA_DIR to another.`)
    })
  }
}

start().catch((error: unknown) => {
  if (error instanceof EnvError) console.error(`The configuration is wrong.\n${error.problems.join('\n')}`)
  else console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
