import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { suspicionInWords } from '@/lib/intake/suspicion-in-words'
import { mailsOf } from '@/lib/outbox/of-record'
import type { Message } from '@/lib/platform/payload/payload-types'
import { RecordMails } from '../outbox/record-mails'
import { DateTime } from '../shared/date-time'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { requireRecordId } from '../shared/require-record-id'
import { ScreenWords } from '../shared/words-provider'
import { folderAddress, readListPosition } from './addresses'
import { MarkRead } from './mark-read'
import { MessageActions } from './message-actions'
import styles from './message-view.module.scss'
import { ReplyLinks } from './reply-links'

/** A message, in place of Payload's form. All that a visitor wrote is shown as text. */
export async function MessageView({ doc, payload, user, searchParams }: DocumentViewServerProps) {
  const id = requireRecordId(doc)
  const words = await getWords('inbox')
  const message = doc as unknown as Message
  const { folder, mailerName, mailAddress, senderPhone, mailerSubject, mailerMessage, createdAt, suspicion } = message
  const subject = mailerSubject || words('noSubject')
  const shown = readListPosition(searchParams)
  const mayUpdate = isAllowed(user, 'inbox', 'update')
  const mails = await mailsOf(payload, user, 'message', id)
  return (
    <ScreenWords areas={['inbox']}>
      <Gutter>
        <main className={styles.view}>
          <SetStepNav
            nav={[
              { label: words(`folders.${folder}`), url: folderAddress(folder, shown) },
              { label: words('message') },
            ]}
          />
          {mayUpdate && !message.readAt && <MarkRead id={id} />}
          <h1 dir="auto">{subject}</h1>
          <p className={styles.sender}>
            <bdi>{mailerName || words('noName')}</bdi>
            {mailAddress && <bdi>{mailAddress}</bdi>}
            {senderPhone && <bdi>{senderPhone}</bdi>}
            <DateTime at={createdAt} />
            {message.locale === 'bn' && <span>{words('usedBangla')}</span>}
          </p>
          {folder === 'suspected' && (
            <p className={styles.suspicion}>
              <strong>{words('suspected')}</strong>{' '}
              <bdi>{suspicionInWords(suspicion, await staffLocaleOfRequest())}</bdi>
            </p>
          )}
          <ReplyLinks message={message} />
          <div className={styles.text} dir="auto">
            {mailerMessage}
          </div>
          {mayUpdate && (
            <MessageActions
              id={id}
              folder={folder}
              note={message.note ?? ''}
              shown={shown}
              mayErase={isAllowed(user, 'inbox', 'delete')}
            />
          )}
          <RecordMails mails={mails} none={words(`noMails.${folder}`)} />
        </main>
      </Gutter>
    </ScreenWords>
  )
}
