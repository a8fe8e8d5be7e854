import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The site's secret: the one given, or the one kept in the data folder (mode 600), made at the first start. */
export function siteSecret(given: string, dataDir: string): string {
  if (given) return given
  const file = path.join(dataDir, 'secret')
  return read(file) || make(file)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Writes the secret atomically, by a temporary file and a link: a truncated file never becomes the secret. */
function make(file: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    // Of two concurrent starts the first wins; an empty file is overwritten.
    if (!read(file)) writeFileSync(file, readFileSync(draft), { mode: 0o600 })
  } finally {
    rmSync(draft, { force: true })
  }
  return read(file)
}
