import { revalidatePath } from 'next/cache'
import { env } from '@/lib/platform/env/env'
import { hasInternalToken } from '@/lib/platform/secrets/internal-token'
import type { Expiry } from '@/lib/shared/content/pages-of-content'

/** Where the pages stand in app/; Next names a route by its folders. */
const PAGES = '/(site)/[locale]'

/** Expires pages on behalf of lib/delivery/expire-pages.ts. Only this site's own processes have the token. */
export async function POST(request: Request): Promise<Response> {
  if (!hasInternalToken(request.headers.get('authorization'), env().payloadSecret))
    return new Response(null, { status: 404 })
  const { everything, routes } = (await request.json()) as Expiry
  if (everything) revalidatePath('/', 'layout')
  for (const route of routes) revalidatePath(`${PAGES}${route === '/' ? '' : route}`, 'page')
  return new Response(null, { status: 204 })
}
