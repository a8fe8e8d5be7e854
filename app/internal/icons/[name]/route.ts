import { notFound } from 'next/navigation'
import { cachedIcon } from '@/lib/publishing/icons/cached-icon'
import { isIconName } from '@/lib/shared/icons'

export const dynamic = 'force-dynamic'

/** As pictures of pages: shared caches follow a change at once, browsers in minutes unless a page names the new version. */
const LIFETIME = 'public, max-age=300, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400'

/** An icon, at the fixed address that next.config.ts leads here from. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  if (!isIconName(name)) notFound()
  const type = name.endsWith('.ico') ? 'image/x-icon' : 'image/png'
  const headers = { 'Content-Type': type, 'Cache-Control': LIFETIME }
  return new Response(new Uint8Array(await cachedIcon(name)), { headers })
}
