import { getSettings } from '@/lib/delivery/content'
import { pageAddress, siteAddress } from '@/lib/platform/site-address'
import { securityTxt } from '@/lib/publishing/security-txt'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { paths } from '@/lib/shared/addresses/paths'

export const dynamic = 'force-dynamic'

/** Where to tell of a weakness (RFC 9116). */
export async function GET(): Promise<Response> {
  const { email } = await getSettings('en')
  const text = securityTxt({
    email,
    contactPage: pageAddress('en', paths.contact),
    canonical: siteAddress(machinePaths.security),
    now: new Date(),
  })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
