import { revalidatePath } from 'next/cache'
import type { Expiry } from '@/lib/content/tags'
import { env } from '@/lib/env'
import { isInternal } from '@/lib/internal-token'

/** Expires pages on behalf of lib/content. Only this site's own processes know the word. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request.headers.get('authorization'), env().payloadSecret)) return new Response(null, { status: 404 })
  const { everything, addresses } = (await request.json()) as Expiry
  if (everything) revalidatePath('/', 'layout')
  // Next knows English pages by the address that next.config rewrites theirs to.
  for (const address of addresses)
    revalidatePath(address.startsWith('/bn') ? address : `/en${address === '/' ? '' : address}`)
  return new Response(null, { status: 204 })
}
