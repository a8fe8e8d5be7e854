import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The CMS of this process, opened at the first call. */
export function cms(): Promise<Payload> {
  return getPayload({ config })
}
