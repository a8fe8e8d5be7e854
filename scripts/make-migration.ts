/**
 * `npm run make-migration -- <name>`: writes the migration of both databases after a change of collections: the
 * difference between the last snapshot and the collections, with a snapshot that stands in the last one's place.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { removalsOf } from './migration-removals'
import { replaceSnapshots, snapshotsIn } from './migration-snapshots'
import { DATABASES, runPayload } from './payload-command'

const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Please give the migration a name in small letters, such as: npm run make-migration -- add-pledges')
  process.exit(1)
}

for (const database of Object.keys(DATABASES) as (keyof typeof DATABASES)[]) {
  console.info(`Migration for ${database}`)
  const folder = path.join('lib/cms/migrations', database)
  const code = replaceSnapshots(folder, () => runPayload(['migrate:create', name, '--skip-empty'], database))
  if (code !== 0) process.exit(code)
  const [newest = ''] = snapshotsIn(folder).slice(-1)
  for (const removal of removalsOf(readFileSync(path.join(folder, newest.replace(/json$/, 'ts')), 'utf8')))
    console.warn(`The version before this one may still be running, and this takes from it: ${removal}`)
}
