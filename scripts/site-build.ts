/**
 * Builds the site and the programs beside it, unless they are built of these very sources: for `npm start`, `npm run build`, the
 * tests and a release.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isBuilt, markBuilt, sourceStamp } from '@/lib/front/build-stamp'
import { exitCodeOf, spawnNode } from '@/lib/front/child-process'
import { WORKER_FILE } from '@/lib/front/service-worker-script'
import { bundle, bundleForBrowsers, bundleIfChanged, bundlePath } from './bundle'
import { addCompileHints } from './compile-hints'

export const NEXT = 'node_modules/next/dist/bin/next'
/** What prepares a start, as a source and where its bundle goes. */
const PREPARE = 'scripts/prepare.ts'
const BACKUP = 'scripts/scheduled-backup.ts'
const SERVE = 'scripts/serve-app.ts'
const WORKER = 'lib/front/service-worker/worker.ts'
const BUILD = '.next'
const BUNDLES = `${BUILD}/programs`
/** In a release: what it was built of. */
export const RELEASE_FILE = 'release.json'
/** Apart, since what is developed is no build. */
const BUNDLES_OF_DEVELOPING = '.next/developing/programs'

/** The build failed; its message is a sentence for the operator. */
export class NotBuilt extends Error {}

/**
 * Builds the site unless it is built of these sources.
 * @returns whether it was built now
 * @throws NotBuilt after the reason was printed
 */
export async function build(): Promise<boolean> {
  const stamp = sourceStamp()
  if (isBuilt(stamp)) return false
  if (!existsSync(NEXT)) throw new NotBuilt('Please run npm install first.')
  console.info('Building the site; this is needed once after each change of its code.')
  const code = await exitCodeOf(
    spawnNode({
      args: [NEXT, 'build'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    }),
  )
  if (code !== 0) throw new NotBuilt('The site could not be built; the reason stands above.')
  await addCompileHints(BUILD)
  await bundleForBrowsers(WORKER, path.join(BUILD, WORKER_FILE), { BUILD: JSON.stringify(stamp.slice(0, 12)) })
  await bundle([PREPARE, BACKUP, SERVE], BUNDLES)
  markBuilt(stamp)
  return true
}

/** Whether this is a release: built elsewhere, and copied without its sources (scripts/release). */
export const isRelease = (): boolean => existsSync(RELEASE_FILE)

/** The program that prepares a start, once the site is built. */
export const preparation = (): string => bundlePath(PREPARE, BUNDLES)

/** The program that runs the app, once the site is built. */
export const appProgram = (): string => bundlePath(SERVE, BUNDLES)

/** What prepares a start where nothing else is built. */
export async function preparationAlone(): Promise<string> {
  const [program = ''] = await bundleIfChanged([PREPARE], BUNDLES_OF_DEVELOPING, sourceStamp())
  return program
}
