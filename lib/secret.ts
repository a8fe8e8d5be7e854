import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The site's secret: the one given, or the one kept in the data folder (mode 600), made at the first start. */
export function siteSecret(given: string, dataDir: string): string {
  if (given) return given
  const file = path.join(dataDir, 'secret')
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
