import { Banner, Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isAllowed } from '@/lib/access/rights/authorization'
import { mailKindsOf } from '@/lib/outbox/areas'
import { outboxHealth, waitsLong } from '@/lib/outbox/health'
import { outboxAddress } from './outbox/addresses'
import { DateTime } from './shared/date-time'

const waits = (count: number) => (count === 1 ? 'One mail waits' : `${count} mails wait`)

/** Notice that mails are not delivered; administrators read why. */
export async function MailNotice({ payload, user }: ServerProps) {
  const kinds = mailKindsOf(user, 'read')
  if (kinds.length === 0) return null
  const health = await outboxHealth(payload, kinds)
  const { configured, unreachedSince, waiting, refused, oldestWaiting } = health
  const isAdministrator = isAllowed(user, 'accounts', 'update')
  const halted = (reason: ReactNode) => (
    <Banner type="error">
      No mails go out at present: please tell whoever looks after the site. {waits(waiting)}; none is lost.
      {isAdministrator && <> {reason}</>}
    </Banner>
  )
  return (
    <>
      {!configured &&
        waiting > 0 &&
        halted('No mail server is configured: set SMTP_URL and MAIL_FROM, and start the site again.')}
      {configured &&
        unreachedSince &&
        waiting > 0 &&
        halted(
          <>
            The mail server of SMTP_URL has not been reached since <DateTime at={unreachedSince} short />.
          </>,
        )}
      {oldestWaiting && waitsLong(health) && (
        <Banner type="error">
          {waits(waiting)} to be sent, one since <DateTime at={oldestWaiting} short />.{' '}
          <Link href={outboxAddress('waiting')} prefetch={false}>
            See which
          </Link>
        </Banner>
      )}
      {refused > 0 && (
        <Banner type="error">
          {refused === 1 ? 'One mail was not delivered. ' : `${refused} mails were not delivered. `}
          <Link href={outboxAddress('refused')} prefetch={false}>
            See why
          </Link>
        </Banner>
      )}
    </>
  )
}
