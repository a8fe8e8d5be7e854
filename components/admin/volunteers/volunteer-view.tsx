import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { offeredFor, placesFor } from '@/lib/community/volunteers/assignments'
import { loadRegistrations } from '@/lib/community/volunteers/find'
import { sameAs } from '@/lib/community/volunteers/same-person'
import { mailsOf } from '@/lib/outbox/of-record'
import { RecordMails } from '../outbox/record-mails'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { requireRecordId } from '../shared/require-record-id'
import { ScreenWords } from '../shared/words-provider'
import { listAddress } from './addresses'
import { AssignmentSelect } from './assignment-select'
import { EraseButton } from './erase-button'
import { greetings } from './greetings'
import { History, Notes } from './notes-and-history'
import { SpamButton } from './spam-button'
import { SubmittedFields } from './submitted-fields'
import { VolunteerHead } from './volunteer-head'
import styles from './volunteer-view.module.scss'

/** One registration, in place of Payload's edit view. */
export async function VolunteerView({ doc, payload, user }: DocumentViewServerProps) {
  if (!isAllowed(user, 'inbox', 'read')) notFound()
  const [registration] = await loadRegistrations(payload, [requireRecordId(doc)])
  if (!registration) notFound()
  const words = await getWords('volunteers')
  const { id, suspected, project, event, locale } = registration
  const [others, { titles, offered }, greeting, mails] = await Promise.all([
    sameAs(payload, [registration]),
    placesFor(payload, [registration], await staffLocaleOfRequest()),
    greetings(),
    mailsOf(payload, user, 'registration', id),
  ])
  const name = registration.name || words('noName')
  return (
    <ScreenWords areas={['volunteers']}>
      <Gutter>
        <SetStepNav nav={[{ label: words('volunteers'), url: listAddress() }, { label: words('number', { id }) }]} />
        <main className={styles.view}>
          <section className={styles.top}>
            <VolunteerHead
              registration={registration}
              others={others.get(id) ?? []}
              titles={titles}
              greeting={greeting[locale]}
              whole
              heading={<h1 dir="auto">{name}</h1>}
            />
          </section>
          <SubmittedFields registration={registration} />
          <section>
            <h2>{words('assigned.title')}</h2>
            <AssignmentSelect
              id={id}
              field="project"
              label={words('fields.project')}
              places={[...offered.projects]}
              assigned={offeredFor(project, titles.projects, offered.projects)}
            />
            <AssignmentSelect
              id={id}
              field="event"
              label={words('fields.event')}
              places={[...offered.events]}
              assigned={offeredFor(event, titles.events, offered.events)}
            />
          </section>
          <Notes registration={registration} />
          <History registration={registration} />
          <RecordMails mails={mails} none={words(suspected ? 'noMails.suspected' : 'noMails.sent')} />
          <section className={styles.rare}>
            {!suspected && <SpamButton id={id} name={name} suspected={false} />}
            {isAllowed(user, 'inbox', 'delete') && <EraseButton id={id} name={name} />}
          </section>
        </main>
      </Gutter>
    </ScreenWords>
  )
}
