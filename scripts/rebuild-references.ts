/** `npm run rebuild-references`: writes the table of what uses which pictures and files anew, from all records. */
import { runCommand, withStoppedSite } from './stopped-site'

runCommand(() =>
  withStoppedSite('write the references anew', async (payload) => {
    const { rebuildReferences } = await import('@/lib/content/backfill-references')
    const read = await rebuildReferences(payload)
    console.info(`The table of references was written anew from ${read} records and settings.`)
  }),
)
