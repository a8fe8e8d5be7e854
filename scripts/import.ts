/** `npm run import -- <url>`: copies the content of another server that speaks /api/v1 into this site's CMS. */
import type { Payload } from 'payload'
import type { Env } from '@/lib/platform/env/env'
import { CommandError, runCommand, withStoppedSite } from './stopped-site'

function originGiven(): string {
  const given = process.argv[2] ?? ''
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError('Please give the address of the other server: npm run import -- https://example.org')
  return url.origin
}

async function importFrom(origin: string, payload: Payload, { contentApiKey: key }: Env): Promise<void> {
  const [{ importContent }, { remoteApi }, { pictureFetcher }] = await Promise.all([
    import('@/lib/cms/import/import-content'),
    import('@/lib/content/remote/remote-api'),
    import('@/lib/platform/remote-pictures/fetch-picture'),
  ])
  const server = { origin, key }
  const result = await importContent({
    payload,
    api: remoteApi(server),
    fetchPicture: pictureFetcher(server),
    say: (sentence) => console.info(sentence),
  })
  const { skipped, failed, changed, unchanged } = result
  console.info(`Imported from ${origin}: ${result.new} new records, ${changed} changed, ${unchanged} as before.`)
  if (failed > 0) console.error(`${failed} ${failed === 1 ? 'list' : 'lists'} could not be read.`)
  if (skipped > 0)
    console.error(`${skipped} ${skipped === 1 ? 'thing was' : 'things were'} skipped; the reasons stand above.`)
  if (failed > 0 || skipped > 0) process.exitCode = 1
}

runCommand(async () => {
  const origin = originGiven()
  await withStoppedSite('import', (payload, env) => importFrom(origin, payload, env))
})
