import { cms } from '@/lib/cms/instance'
import { readApiKey } from '@/lib/platform/credentials/api-key'

/**
 * Says whether the key of a request is one of the site's that is not over: 204, otherwise 401. The front asks it before it
 * forwards a long body, and forwards no request of visitors to this route (lib/front/not-found-page.ts).
 */
export async function GET({ headers }: Request): Promise<Response> {
  if (readApiKey(headers) === null) return new Response(null, { status: 401 })
  const { user } = await (await cms()).auth({ headers })
  return new Response(null, { status: user ? 204 : 401 })
}
