import { Banner, Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { allowed } from '@/lib/cms/access/roles'
import { outboxHealth } from '@/lib/mail/health'
import { When } from './shared/when'

const REFUSED = '/admin/collections/mails?where[or][0][and][0][state][equals]=refused'

const waits = (count: number) => (count === 1 ? 'one mail waits' : `${count} mails wait`)

/** Says why mails do not go out, where they do not. */
export async function MailNotice({ payload, user }: ServerProps) {
  if (!allowed(user, 'inbox', 'read')) return null
  const { configured, unreachedSince, waiting, refused } = await outboxHealth(payload)
  return (
    <>
      {!configured && waiting > 0 && (
        <Banner type="error">
          No mail server is configured: {waits(waiting)}. Set SMTP_URL and MAIL_FROM, and start the site again.
        </Banner>
      )}
      {unreachedSince && waiting > 0 && (
        <Banner type="error">
          The mail server has not been reached since <When at={unreachedSince} short />; {waits(waiting)}.
        </Banner>
      )}
      {refused > 0 && (
        <Banner type="error">
          {refused === 1 ? 'One mail was not delivered. ' : `${refused} mails were not delivered. `}
          <Link href={REFUSED} prefetch={false}>
            See why
          </Link>
        </Banner>
      )}
    </>
  )
}
