import type { Payload } from 'payload'
import { waitForPreparation } from './wait-for-preparation'

/**
 * The CMS of this process, loaded and opened at the first call. Not loaded with whoever might call it: Next loads each page
 * in processes that only ask for its parameters, in development once more at every visit.
 */
export async function cms(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
  await waitForPreparation()
  return getPayload({ config })
}
