/** Whether the build in .next is current: a stamp file with a hash of its sources. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = [
  ...['app', 'components', 'demo', 'lib', 'styles', 'public', 'instrumentation.ts', 'next.config.ts'],
  ...[
    'scripts/prepare.ts',
    'scripts/site-build.ts',
    'scripts/bundle.ts',
    'scripts/compile-hints.ts',
    'scripts/scheduled-backup.ts',
    'scripts/serve-app.ts',
    'scripts/root-folder.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
]
const NOT_SOURCES =
  /^demo\/(illustrations|media|partners)(\/|$)|^lib\/cms\/migrations\/.*\.json$|(^|\/)testing(\/|\.ts$)|\.(db)?test\.tsx?$|\.md$/
const STAMP = '.next/source-stamp'

function* files(entry: string): Generator<string> {
  if (NOT_SOURCES.test(entry) || !existsSync(entry)) return
  if (!statSync(entry).isDirectory()) {
    yield entry
    return
  }
  for (const child of readdirSync(entry).sort()) yield* files(path.join(entry, child))
}

/** Hash of all sources of a build. */
export function sourceStamp(): string {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) for (const file of files(source)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether a finished build of exactly these sources is here. */
export function isBuilt(stamp: string): boolean {
  return existsSync('.next/BUILD_ID') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp
}

/** Writes the stamp file of a finished build. */
export function markBuilt(stamp: string): void {
  writeFileSync(STAMP, stamp)
}
