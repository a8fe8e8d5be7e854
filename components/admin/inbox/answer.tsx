import { replyAddress } from '@/lib/community/messages/reply'
import type { Message } from '@/lib/platform/payload/payload-types'
import { ContactLinks } from '../shared/contact-links'
import shared from '../shared/shared.module.scss'

/** Ways to answer: by the mail program, by phone, on WhatsApp. */
export function Answer({ message }: { message: Message }) {
  const { mailAddress, mailerName, mailerSubject, mailerMessage, senderPhone, createdAt, locale } = message
  const text = { mailerName: mailerName ?? '', mailerSubject: mailerSubject ?? '', mailerMessage: mailerMessage ?? '' }
  return (
    <div className={shared.buttons}>
      {mailAddress && (
        <a
          className={`${shared.button} ${shared.main}`}
          href={replyAddress({ ...text, mailAddress, createdAt, locale })}
        >
          Reply by e-mail
        </a>
      )}
      {senderPhone && <ContactLinks phone={senderPhone} name={mailerName || 'the sender'} />}
    </div>
  )
}
