/** The forms that are taken: what is done with each, and where people find it. */
import type { PayloadRequest } from 'payload'
import { storeMessage } from '@/lib/messages/store'
import { type Path, sentPaths } from '@/lib/pages'
import { paths } from '@/lib/paths'
import { storeRegistration } from '@/lib/volunteers/store'
import type { Received } from './received'
import type { FormKind, FormValues } from './schema/schema'

interface Form<K extends FormKind> {
  /** Page on which it stands. */
  page: Path
  /** Page that says it was taken, for those without script. */
  sent: Path
  /** Stores it in the request's transaction, with its mails. */
  store: (req: PayloadRequest, values: FormValues[K], received: Received) => Promise<void>
  /** What a caller is told once it is stored (content-api.md, Forms). */
  answer: object
  emailOf: (values: FormValues[K]) => string
  /** What nobody writes like many others; '' where people may. */
  textOf: (values: FormValues[K]) => string
}

export const FORMS: { [K in FormKind]: Form<K> } = {
  message: {
    page: paths.contact,
    sent: sentPaths.message,
    store: storeMessage,
    answer: { status: 'Success' },
    emailOf: ({ mailAddress }) => mailAddress,
    textOf: ({ mailerMessage }) => mailerMessage,
  },
  registration: {
    page: paths.becomeVolunteer,
    sent: sentPaths.registration,
    store: storeRegistration,
    answer: { status: 'Success' },
    emailOf: ({ email }) => email,
    textOf: () => '',
  },
}
