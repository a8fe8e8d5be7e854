/**
 * Leaves a database with the demo content and an account of each role, each signed in: see scripts/testing/template.ts.
 */
import path from 'node:path'
import { demoContent } from '@/demo/content'
import { fill } from '@/demo/fill'
import { accountOf, ensureAccount, ROLES, signInWith } from '@/e2e/support/accounts'
import { ADMINISTRATOR } from '@/e2e/support/sites'
import { createFirstAdministrator } from '@/lib/access/first-administrator'
import { kind, rawSql } from '@/lib/platform/database/testing'
import type { Demo } from './demo'
import { openSite } from './site'

/** @returns where it is, and by which headers each of them is signed in */
export default async function makeDemo(): Promise<{
  dataDir: string
  databaseUrl: string
  signedIn: Demo['signedIn']
}> {
  const site = await openSite()
  const { dataDir, databaseUrl } = site
  const mediaTarget = path.join(dataDir, 'media')
  await fill(site.payload, { content: demoContent, mediaSource: path.resolve('demo/media'), mediaTarget })
  await createFirstAdministrator(site.payload, ADMINISTRATOR)
  const anonymous = site.clientWith({})
  const administrator = await signInWith(anonymous, ADMINISTRATOR)
  const signedIn: Record<string, Record<string, string>> = { administrator }
  for (const role of ROLES) {
    await ensureAccount(site.clientWith(administrator), role)
    signedIn[role] = await signInWith(anonymous, accountOf(role))
  }
  // A copy is of the file alone.
  if (kind === 'sqlite') await rawSql(site, 'PRAGMA wal_checkpoint(TRUNCATE)')
  await site.leave()
  return { dataDir, databaseUrl, signedIn: signedIn as Demo['signedIn'] }
}
