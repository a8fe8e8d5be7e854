/** Takes what somebody filled in: checked, limited, looked at for spam, and stored once, with the mails that tell of it. */
import { createHmac } from 'node:crypto'
import { bulkhead } from 'cockatiel'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { wakeOutbox } from '@/lib/outbox/wake'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { Locale } from '@/lib/shared/addresses/localized'
import { type Extra, PAGE_KEY } from '@/lib/shared/forms/extras'
import { noteAnswer, once, type Submission } from './first-answer'
import { formKey } from './keys'
import { mayAcknowledge, TooMany, takeTurn } from './limits'
import { newChallenge, spendProof } from './proof-of-work'
import type { Received } from './received'
import { sameText } from './same-text'
import type { PledgeRules } from './schema/pledge'
import { type FormKind, type FormValues, type Problems, readForm } from './schema/schema'
import { suspicionOf } from './spam-score'
import { readStamp } from './stamp'

/** What is done with a form of one kind. Each context stores its own. */
export interface FormHandler<K extends FormKind, Answer extends object> {
  /** What treasurers set otherwise. */
  rules?: (payload: Payload) => Promise<PledgeRules>
  /** What keeps it from being stored, beyond the words themselves; null for nothing. */
  problemsOf?: (payload: Payload, values: FormValues[K]) => Promise<Problems | null>
  /** Stores it in the request's transaction, with its mails. @returns what the caller is told */
  store: (req: PayloadRequest, values: FormValues[K], received: Received) => Promise<Answer>
  /** '' where none was given. */
  emailOf: (values: FormValues[K]) => string
  /** What nobody writes like many others; '' where people may. */
  textOf: (values: FormValues[K]) => string
  /** Whether two people may well write the same, word for word. */
  isAnybodys: (values: FormValues[K]) => boolean
}

export interface Filled<K extends FormKind = FormKind> {
  kind: K
  /** Field → what was typed, as it came. */
  typed: Record<string, unknown>
  extras: Partial<Record<Extra, string>>
  locale: Locale
  /** Of the Idempotency-Key header; '' where there was none. */
  key: string
  /** Where it comes from. */
  address: string
  /** What the browser calls itself: many people share an address, and may promise the same without a name. */
  program: string
  crossSite: boolean
  /** Whether it was posted by a browser itself, which sends no key and solves no challenge. */
  plain: boolean
  /** Whether who sends it can solve a challenge. */
  solves: boolean
}

/** Something in the form must be put right. */
export class FormRefused extends Error {
  constructor(
    readonly problems: Problems,
    /** Field → what was typed. */
    readonly typed: Record<string, unknown>,
  ) {
    super('The form has problems.')
  }
}

/** Much came from there lately: the same again with this challenge solved is taken. */
export class ProofWanted extends Error {
  constructor(readonly challenge: object) {
    super('A proof of work is wanted.')
  }
}

/** Nothing tells it from the same form of somebody else: to be sent again with a key of its own. */
export class KeyWanted extends Error {
  constructor() {
    super('A key is wanted.')
  }
}

const DAY = 24 * 60 * 60 * 1000
/** For how long a repeated submit is known: by its key, or by its words and address where a browser sent it twice. */
const REMEMBERED = { byKey: 7 * DAY, byWords: 10 * 60 * 1000 }

/** Each asks the database some ten times: more at once would wait for a connection until it is given up (CONNECT_MS). */
const inTurn = bulkhead(8, Number.POSITIVE_INFINITY)

/**
 * @returns the answer's data; the first one again where the same was sent before
 * @throws FormRefused, KeyWanted, ProofWanted, KeyReused, TooMany, and the database's error where it is away: then nothing is stored
 */
export async function takeForm<K extends FormKind, Answer extends object>(
  payload: Payload,
  handler: FormHandler<K, Answer>,
  filled: Filled<K>,
): Promise<Answer> {
  return inTurn.execute(() => take(payload, handler, filled))
}

async function take<K extends FormKind, Answer extends object>(
  payload: Payload,
  handler: FormHandler<K, Answer>,
  filled: Filled<K>,
): Promise<Answer> {
  const { kind, typed } = filled
  const read = readForm(kind, typed, await handler.rules?.(payload))
  if (read.problems) throw new FormRefused(read.problems, typed)
  const { plain, key, extras } = filled
  if (plain && !key && !extras[PAGE_KEY] && handler.isAnybodys(read.values)) throw new KeyWanted()
  const submission = submissionOf(filled, read.values)
  const store = () => storeNew(payload, handler, { ...filled, values: read.values, submission })
  // What was noted of a form is the answer that it got.
  return submission ? (once(payload, submission, store) as Promise<Answer>) : store()
}

/** What tells a submission from others; null for a program that sends no key: it means every one of them. */
function submissionOf({ kind, key, plain, extras, address, program }: Filled, values: object): Submission | null {
  const bodyHash = hashOf(JSON.stringify(values))
  if (key) return { key: `${kind}:${hashOf(key)}`, bodyHash }
  if (!plain) return null
  // With its words: who goes back and corrects one sends another form, with the key of the page that they went back to.
  const pageKey = extras[PAGE_KEY]
  if (pageKey) return { key: `${kind}:page:${hashOf(`${pageKey} ${bodyHash}`)}`, bodyHash }
  return { key: `${kind}:words:${hashOf(`${address} ${program} ${bodyHash}`)}`, bodyHash }
}

/** Not a plain hash: there are so few addresses that all of them could be tried. */
const hashOf = (text: string) => createHmac('sha256', formKey('submission')).update(text).digest('hex')

/** A form that was read. */
interface ReadForm<K extends FormKind> extends Filled<K> {
  values: FormValues[K]
  submission: Submission | null
}

async function storeNew<K extends FormKind, Answer extends object>(
  payload: Payload,
  { problemsOf, store, emailOf, textOf }: FormHandler<K, Answer>,
  form: ReadForm<K>,
): Promise<Answer> {
  const { typed, values, submission, locale, key, extras } = form
  // Asked of new ones only: who sends again what was taken is told so, whatever happened since.
  const problems = await problemsOf?.(payload, values)
  if (problems) throw new FormRefused(problems, typed)
  const suspicion = await suspicionFor(payload, form, textOf(values))
  const email = emailOf(values)
  const acknowledge = suspicion.length === 0 && email !== '' && (await mayAcknowledge(payload, email))
  const req = await createLocalReq({ locale }, payload)
  const answer = await withTransaction(req, async () => {
    const given = await store(req, values, { locale, suspicion, acknowledge })
    if (submission) {
      const expiresAt = new Date(Date.now() + (key || extras[PAGE_KEY] ? REMEMBERED.byKey : REMEMBERED.byWords))
      await noteAnswer(req, submission, given, expiresAt)
    }
    return given
  })
  wakeOutbox()
  return answer
}

const textsIn = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))

/** @throws ProofWanted, TooMany */
async function suspicionFor<K extends FormKind>(
  payload: Payload,
  { address, extras, crossSite, solves, values }: ReadForm<K>,
  text: string,
): Promise<string[]> {
  const prove = async () => Boolean(extras.proof) && (await spendProof(payload, extras.proof))
  const { near, proved } = await takeTurn(payload, address, prove).catch(async (error: unknown) => {
    if (error instanceof TooMany && error.byProof && solves) throw new ProofWanted(await newChallenge())
    throw error
  })
  if (near && !proved && solves) throw new ProofWanted(await newChallenge())
  return suspicionOf({
    texts: textsIn(values),
    honeypot: extras.website ?? '',
    // A modal whose stamp could not be fetched sends an empty one, which is none.
    stamp: extras.stamp ? readStamp(extras.stamp) : undefined,
    near,
    proved,
    crossSite,
    others: await sameText(payload, text),
  })
}
