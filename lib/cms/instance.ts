import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { prepared } from './prepared'

/** The CMS of this process, opened at the first call. */
export async function cms(): Promise<Payload> {
  await prepared()
  return getPayload({ config })
}
