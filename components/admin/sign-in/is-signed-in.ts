import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'

/** Whether the request at hand is signed in. */
export async function isSignedIn(): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return user !== null
}
