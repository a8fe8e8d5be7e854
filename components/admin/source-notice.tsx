import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { sourceHealth } from '@/lib/delivery/content'
import { env } from '@/lib/platform/env/env'
import { DateTime } from './shared/date-time'
import { getWords } from './shared/request-words'

/** It is read every second: one failed reading is nobody's concern. */
const SHORT_MS = 60_000

/** On the dashboard of a site whose content is another server's: that it cannot be read, since when and why. */
export async function SourceNotice({ user }: ServerProps) {
  const { contentApiUrl: origin } = env()
  if (!origin || !(isAllowed(user, 'content', 'update') || isAllowed(user, 'accounts', 'update'))) return null
  const { up, lastSuccessAt, reason } = sourceHealth()
  if (up || !reason || (lastSuccessAt !== null && Date.now() - lastSuccessAt < SHORT_MS)) return null
  const words = await getWords('inbox')
  const named = { origin: () => <bdi translate="no">{origin}</bdi> }
  return (
    <Banner type="error">
      {lastSuccessAt === null
        ? words.rich('source.never', named)
        : words.rich('source.away', {
            ...named,
            at: () => <DateTime at={new Date(lastSuccessAt).toISOString()} />,
          })}{' '}
      {words(`source.reasons.${reason}`)}
    </Banner>
  )
}
