/**
 * `npm run restore -- FILE [--identity KEYFILE]`: brings a site back from a backup, into a data folder that holds none; with
 * `--check` the backup is only read, as far as that goes without a site.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv, withDirectDatabase } from '@/lib/platform/env/env'
import { formatMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { CommandError, runCommand } from './stopped-site'

const CALLED_FROM = process.env.INIT_CWD ?? process.cwd()
const USAGE = 'Please say which backup: npm run restore -- FILE [--identity KEYFILE] [--check]'

runCommand(async () => {
  const { name, keyFile, isCheck } = argumentsOf()
  const [{ checkBackup, restoreBackup }, { MIGRATIONS }] = await Promise.all([
    import('@/lib/backups/restore-backup'),
    import('@/lib/cms/migrations/list'),
  ])
  const file = path.resolve(CALLED_FROM, name)
  const identity = keyFile ? await privateKeyIn(path.resolve(CALLED_FROM, keyFile)) : null
  if (isCheck) {
    const { manifest, restored } = await checkBackup(file, identity)
    const { madeAt } = manifest
    const read = restored ? 'its database was opened, too' : 'its database is read when it is restored'
    console.info(`The backup of ${madeAt} is whole: every byte and every file is as it was written; ${read}.`)
    return
  }
  const env = withDirectDatabase(readEnv(process.env))
  const { madeAt, rows, files, ledger } = await restoreBackup({ env, file, identity, migrations: MIGRATIONS })
  const records = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.info(
    `The site of ${madeAt} is back in ${env.dataDir}, as it was backed up: ${records} rows and ${Object.keys(files).length - 1} files, each with its hash.`,
  )
  for (const [entry, sum] of Object.entries(ledger)) {
    const [kind, currency] = entry.split(' ') as [string, Currency]
    console.info(`Ledger, ${kind}: ${formatMinor(Number(sum), currency, 'en')}`)
  }
  console.info('Start it with: npm start')
})

function argumentsOf(): { name: string; keyFile?: string; isCheck: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { identity: { type: 'string' }, check: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [name, ...more] = positionals
    if (!name || more.length > 0) throw new Error(USAGE)
    return { name, keyFile: values.identity, isCheck: values.check }
  } catch {
    throw new CommandError(USAGE)
  }
}

/** A file as `age-keygen` writes it. */
async function privateKeyIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0]
  if (!key) throw new CommandError(`${file} holds no private key of age (AGE-SECRET-KEY-…).`)
  return key
}
