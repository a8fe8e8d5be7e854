/** The demo's pages made of blocks, as the snapshot has them, without a database. */

import type { Snapshot } from '@/lib/content/model/snapshot'
import { cmsSource } from '@/lib/delivery/stored-content'
import { demoContent } from '../content'
import { demoSource } from './demo-source'

/** @returns the pages of both languages, and what is known of pictures */
export async function demoPages(): Promise<Pick<Snapshot, 'pages' | 'images' | 'settings'>> {
  const source = cmsSource(await demoSource(demoContent))
  return (await source.read(() => undefined)) as Snapshot
}
