import type { Payload } from 'payload'
import { prepared } from './prepared'

/**
 * The CMS of this process, loaded and opened at the first call. Not loaded with whoever might call it: Next loads each page
 * in processes that only ask for its parameters, in development once more at every visit.
 */
export async function cms(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
  await prepared()
  return getPayload({ config })
}
