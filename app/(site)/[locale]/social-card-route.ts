/** Answers with the drawn picture of a page. */
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { SocialCard } from '@/lib/publishing/social-cards/card'
import { cachedCard } from '@/lib/publishing/social-cards/card-cache'
import type { CardOf } from '@/lib/publishing/social-cards/of-record'
import { recordCard, siteCard } from '@/lib/publishing/social-cards/page-cards'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { PageHalf, RecordKind } from '@/lib/shared/content/record-head'
import { isLocale } from '@/lib/shared/i18n/routing'

/**
 * Shared caches keep it as they keep pages, so that a picture is gone with its page. Browsers keep it some minutes: pages
 * name it by its version.
 */
const LIFETIME = 'public, max-age=300, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400'
/** A burst of drawings is over by then. */
const RETRY_SECONDS = '5'

interface Loaded<K extends RecordKind> {
  locale: Locale
  card: CardOf<K>
  detail?: PageHalf
}

/**
 * The GET handler of a kind's pictures.
 * @param load gives the record of an address, or ends in a 404
 */
export function recordCardRoute<K extends RecordKind, P>(kind: K, load: (props: P) => Promise<Loaded<K>>) {
  return async (_request: Request, props: P): Promise<Response> => {
    const { locale, card, detail } = await load(props)
    return answerWith(await recordCard(kind, card, detail, locale))
  }
}

/** The GET handler of the site's own picture. */
export async function siteCardRoute(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return answerWith(await siteCard(locale))
}

async function answerWith(card: SocialCard): Promise<Response> {
  const jpeg = await cachedCard(card)
  if (!jpeg) return new Response(null, { status: 503, headers: { 'Retry-After': RETRY_SECONDS } })
  const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': LIFETIME }
  return new Response(new Uint8Array(jpeg), { headers })
}
