/** The table of forms: the handler of each, its page, and where it leads once accepted. */
import { storeMessage } from '@/lib/community/messages/store'
import { storeRegistration } from '@/lib/community/volunteers/store'
import { campaignProblem, pledgeRules } from '@/lib/giving/pledges/form-rules'
import { type PledgeAnswer, storePledge } from '@/lib/giving/pledges/store-pledge'
import type { FormKind } from '@/lib/intake/schema/forms'
import type { FormHandler } from '@/lib/intake/submit-form'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { type Path, sentPaths } from '@/lib/shared/addresses/pages'
import { paths } from '@/lib/shared/addresses/paths'

/** What a caller is told once a form is stored (docs/api.md). */
interface Answers {
  message: { status: 'Success' }
  registration: { status: 'Success' }
  pledge: PledgeAnswer
}

interface Form<K extends FormKind> extends FormHandler<K, Answers[K]> {
  /** Page on which it stands. */
  page: Path
  /** Address that says it was taken, for those without script. */
  sent: (answer: Answers[K], locale: Locale) => string
}

const SUCCESS = { status: 'Success' } as const

export const FORMS: { [K in FormKind]: Form<K> } = {
  message: {
    page: paths.contact,
    sent: (_, locale) => localized(locale, sentPaths.message),
    store: async (...received) => {
      await storeMessage(...received)
      return SUCCESS
    },
    emailOf: ({ mailAddress }) => mailAddress,
    textOf: ({ mailerMessage }) => mailerMessage,
    mayBeIdentical: () => false,
  },
  registration: {
    page: paths.becomeVolunteer,
    sent: (_, locale) => localized(locale, sentPaths.registration),
    store: async (...received) => {
      await storeRegistration(...received)
      return SUCCESS
    },
    emailOf: ({ email }) => email,
    textOf: () => '',
    mayBeIdentical: () => false,
  },
  pledge: {
    page: paths.donateNow,
    sent: ({ statusUrl }) => new URL(statusUrl).pathname,
    rules: pledgeRules,
    problemsOf: campaignProblem,
    store: (req, { paymentMethod, transactionId, ...values }, received) =>
      storePledge(req, { ...values, method: paymentMethod, trxId: transactionId }, received),
    emailOf: ({ email }) => email,
    textOf: () => '',
    mayBeIdentical: ({ firstName, lastName, email, phone, transactionId, senderNumber }) =>
      [firstName, lastName, email, phone, transactionId, senderNumber].every((named) => named === ''),
  },
}
