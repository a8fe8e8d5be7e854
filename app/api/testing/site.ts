/** For *.dbtest.ts alone: the site's calls in this process, on a copy of a database with demo content and an account of each role. */
import { Client } from '@/e2e/support/client'
import { openTestDatabase, type TestDatabase } from '@/lib/platform/database/testing'
import { env } from '@/lib/platform/env/env'
import { log } from '@/lib/platform/log/log'
import type { Expiry } from '@/lib/shared/content/pages-of-content'
import { takeExpiries } from './expiries'
import { type Handlers, inProcess, type Routes } from './in-process'

export interface TestSite extends TestDatabase {
  /** Its address, as SITE_URL has it. */
  siteUrl: string
  /** A client that sends these headers with each request. */
  clientWith: (headers: Record<string, string>) => Client
  /** Pages that changes asked to be made anew, so far. */
  expiries: readonly Expiry[]
}

/** @param from the database to copy, and a folder of pictures; without it the site is empty */
export async function openSite(from?: { name: string; media: string }): Promise<TestSite> {
  const expiries = await takeExpiries()
  // What goes on behind the answers has no database any more.
  const silence = () => {
    log.level = 'silent'
    expiries.close()
  }
  const database = await openTestDatabase({ from })
  // The configuration is read when these are loaded.
  const [content, payload, { registerProcessSnapshot }] = await Promise.all([
    import('../v1/[[...call]]/route'),
    import('../../(payload)/api/[...slug]/route'),
    import('@/lib/delivery/process-snapshot'),
  ])
  registerProcessSnapshot()
  const routes: Routes = { '/api/v1': content as Handlers, '/api': payload as unknown as Handlers }
  const { siteUrl } = env()
  return {
    ...database,
    siteUrl,
    clientWith: (headers) => new Client(inProcess(routes, siteUrl, headers)),
    expiries: expiries.asked,
    leave: async () => {
      silence()
      await database.leave()
    },
    close: async () => {
      silence()
      await database.close()
    },
  }
}
