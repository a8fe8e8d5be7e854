import { replyAddress } from '@/lib/community/messages/reply'
import type { Message } from '@/lib/platform/payload/payload-types'
import { PhoneLinks } from '../shared/phone-links'
import { getWords } from '../shared/request-words'
import shared from '../shared/shared.module.scss'

/** Links to reply to a message: by e-mail, phone or WhatsApp. */
export async function ReplyLinks({ message }: { message: Message }) {
  const words = await getWords('inbox')
  const { mailAddress, mailerName, mailerSubject, mailerMessage, senderPhone, createdAt, locale } = message
  const text = { mailerName: mailerName ?? '', mailerSubject: mailerSubject ?? '', mailerMessage: mailerMessage ?? '' }
  return (
    <div className={shared.buttons}>
      {mailAddress && (
        <a
          className={`${shared.button} ${shared.main}`}
          href={replyAddress({ ...text, mailAddress, createdAt, locale })}
        >
          {words('reply')}
        </a>
      )}
      {senderPhone && <PhoneLinks phone={senderPhone} name={mailerName || words('sender')} />}
    </div>
  )
}
