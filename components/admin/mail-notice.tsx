import { Banner, Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isAllowed } from '@/lib/access/rights/authorization'
import { mailKindsOf } from '@/lib/outbox/areas'
import { outboxHealth, waitsLong } from '@/lib/outbox/health'
import { outboxAddress } from './outbox/addresses'
import { DateTime } from './shared/date-time'
import { getWords } from './shared/request-words'

/** Notice that mails are not delivered; administrators read why. */
export async function MailNotice({ payload, user }: ServerProps) {
  const kinds = mailKindsOf(user, 'read')
  if (kinds.length === 0) return null
  const health = await outboxHealth(payload, kinds)
  const { configured, unreachedSince, waiting, refused, oldestWaiting } = health
  const words = await getWords('outbox')
  const isAdministrator = isAllowed(user, 'accounts', 'update')
  const halted = (reason: ReactNode) => (
    <Banner type="error">
      {words('notice.halted', { waiting })}
      {isAdministrator && <> {reason}</>}
    </Banner>
  )
  return (
    <>
      {!configured && waiting > 0 && halted(words('notice.noServer'))}
      {configured &&
        unreachedSince &&
        waiting > 0 &&
        halted(words.rich('notice.unreached', { at: () => <DateTime at={unreachedSince} short /> }))}
      {oldestWaiting && waitsLong(health) && (
        <Banner type="error">
          {words.rich('notice.waitsLong', { waiting, at: () => <DateTime at={oldestWaiting} short /> })}{' '}
          <Link href={outboxAddress('waiting')} prefetch={false}>
            {words('notice.seeWhich')}
          </Link>
        </Banner>
      )}
      {refused > 0 && (
        <Banner type="error">
          {words('notice.refused', { refused })}{' '}
          <Link href={outboxAddress('refused')} prefetch={false}>
            {words('notice.seeWhy')}
          </Link>
        </Banner>
      )}
    </>
  )
}
