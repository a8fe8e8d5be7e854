/** Accepts a form: validated, rate-limited, scored for spam, and stored once, with its mails. */
import { createHmac } from 'node:crypto'
import { bulkhead } from 'cockatiel'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { wakeOutbox } from '@/lib/outbox/wake'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { Locale } from '@/lib/shared/addresses/localized'
import { type Extra, PAGE_KEY } from '@/lib/shared/forms/extras'
import { countDuplicateText } from './duplicate-text'
import { formKey } from './form-key'
import { readTimestamp } from './form-timestamp'
import { runOnce, type Submission, storeAnswer } from './idempotency'
import { newChallenge, spendProof } from './proof-of-work'
import { countSubmission, mayAcknowledge, TooManySubmissions } from './rate-limits'
import { type FormKind, type FormValues, type Problems, readForm } from './schema/forms'
import type { PledgeRules } from './schema/pledge'
import { suspicionReasons } from './spam-score'
import type { SubmissionInfo } from './submission-info'

/** Handler of a form of one kind, registered by the context that stores it. */
export interface FormHandler<K extends FormKind, Answer extends object> {
  /** Validation rules that treasurers set. */
  rules?: (payload: Payload) => Promise<PledgeRules>
  /** Problems that only the database knows; null for none. */
  problemsOf?: (payload: Payload, values: FormValues[K]) => Promise<Problems | null>
  /** Stores it in the request's transaction, with its mails. @returns what the caller is told */
  store: (req: PayloadRequest, values: FormValues[K], received: SubmissionInfo) => Promise<Answer>
  /** '' where none was given. */
  emailOf: (values: FormValues[K]) => string
  /** Text that counts as spam when many send it; '' for none. */
  textOf: (values: FormValues[K]) => string
  /** Whether two people may well send the same, word for word. */
  mayBeIdentical: (values: FormValues[K]) => boolean
}

export interface FilledForm<K extends FormKind = FormKind> {
  kind: K
  /** Field → what was typed, as it came. */
  typed: Record<string, unknown>
  extras: Partial<Record<Extra, string>>
  locale: Locale
  /** Of the Idempotency-Key header; '' where there was none. */
  key: string
  /** The visitor's IP address. */
  address: string
  /** Tells apart people who share an address and pledge the same without a name. */
  userAgent: string
  crossSite: boolean
  /** Whether the browser posted it without script: it sends no Idempotency-Key and solves no challenge. */
  isNativePost: boolean
  /** Whether the client can solve a proof of work. */
  canSolve: boolean
}

/** The form is invalid. */
export class InvalidForm extends Error {
  constructor(
    readonly problems: Problems,
    /** Field → what was typed. */
    readonly typed: Record<string, unknown>,
  ) {
    super('The form has problems.')
  }
}

/** A soft rate limit is exceeded: the same form is taken with this challenge solved. */
export class ProofOfWorkRequired extends Error {
  constructor(readonly challenge: object) {
    super('A proof of work is wanted.')
  }
}

/** Nothing tells the form from the same of somebody else: it must be sent again with an idempotency key. */
export class IdempotencyKeyRequired extends Error {
  constructor() {
    super('A key is wanted.')
  }
}

const DAY = 24 * 60 * 60 * 1000
/** How long a repeated submit is recognized: by its key, or by its words and address where a browser sent it twice. */
const REMEMBERED_MS = { byKey: 7 * DAY, byWords: 10 * 60 * 1000 }

/** Bulkhead: each form makes some ten queries, and more forms at once would exhaust the connections (CONNECT_MS). */
const queue = bulkhead(8, Number.POSITIVE_INFINITY)

/**
 * Accepts a form.
 * @returns the answer's data; the first answer again where the same was sent before
 * @throws InvalidForm, IdempotencyKeyRequired, ProofOfWorkRequired, IdempotencyKeyReused, TooManySubmissions, and the database's error where it is away: then nothing is stored
 */
export async function submitForm<K extends FormKind, Answer extends object>(
  payload: Payload,
  handler: FormHandler<K, Answer>,
  filled: FilledForm<K>,
): Promise<Answer> {
  return queue.execute(() => submitOnce(payload, handler, filled))
}

async function submitOnce<K extends FormKind, Answer extends object>(
  payload: Payload,
  handler: FormHandler<K, Answer>,
  filled: FilledForm<K>,
): Promise<Answer> {
  const { kind, typed } = filled
  const read = readForm(kind, typed, await handler.rules?.(payload))
  if (read.problems) throw new InvalidForm(read.problems, typed)
  const { isNativePost, key, extras } = filled
  if (isNativePost && !key && !extras[PAGE_KEY] && handler.mayBeIdentical(read.values))
    throw new IdempotencyKeyRequired()
  const submission = submissionOf(filled, read.values)
  const store = () => storeNew(payload, handler, { ...filled, values: read.values, submission })
  // The stored answer is of the handler's type.
  return submission ? (runOnce(payload, submission, store) as Promise<Answer>) : store()
}

/** Idempotency key and fingerprint of a form; null for an API client that sends no key: it means each of its posts. */
function submissionOf(
  { kind, key, isNativePost, extras, address, userAgent }: FilledForm,
  values: object,
): Submission | null {
  const bodyHash = hashOf(JSON.stringify(values))
  if (key) return { key: `${kind}:${hashOf(key)}`, bodyHash }
  if (!isNativePost) return null
  // With the form's words: who goes back and corrects one sends another form with the key of the same page.
  const pageKey = extras[PAGE_KEY]
  if (pageKey) return { key: `${kind}:page:${hashOf(`${pageKey} ${bodyHash}`)}`, bodyHash }
  return { key: `${kind}:words:${hashOf(`${address} ${userAgent} ${bodyHash}`)}`, bodyHash }
}

/** HMAC, not a plain hash: there are so few addresses that all of them could be tried. */
const hashOf = (text: string) => createHmac('sha256', formKey('submission')).update(text).digest('hex')

/** A form that was validated. */
interface ValidForm<K extends FormKind> extends FilledForm<K> {
  values: FormValues[K]
  submission: Submission | null
}

async function storeNew<K extends FormKind, Answer extends object>(
  payload: Payload,
  { problemsOf, store, emailOf, textOf }: FormHandler<K, Answer>,
  form: ValidForm<K>,
): Promise<Answer> {
  const { typed, values, submission, locale, key, extras } = form
  // Asked of new forms only: a repeated submit gets its first answer, whatever happened since.
  const problems = await problemsOf?.(payload, values)
  if (problems) throw new InvalidForm(problems, typed)
  const suspicion = await checkForSpam(payload, form, textOf(values))
  const email = emailOf(values)
  const acknowledge = suspicion.length === 0 && email !== '' && (await mayAcknowledge(payload, email))
  const req = await createLocalReq({ locale }, payload)
  const answer = await withTransaction(req, async () => {
    const given = await store(req, values, { locale, suspicion, acknowledge })
    if (submission) {
      const expiresAt = new Date(Date.now() + (key || extras[PAGE_KEY] ? REMEMBERED_MS.byKey : REMEMBERED_MS.byWords))
      await storeAnswer(req, submission, given, expiresAt)
    }
    return given
  })
  wakeOutbox()
  return answer
}

const textsIn = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))

/** Counts the form against the rate limits and scores it. @returns reasons for suspicion @throws ProofOfWorkRequired, TooManySubmissions */
async function checkForSpam<K extends FormKind>(
  payload: Payload,
  { address, extras, crossSite, canSolve, values }: ValidForm<K>,
  text: string,
): Promise<string[]> {
  const prove = async () => Boolean(extras.proof) && (await spendProof(payload, extras.proof))
  const { isOverSoftLimit, hasProof } = await countSubmission(payload, address, prove).catch(async (error: unknown) => {
    if (error instanceof TooManySubmissions && error.solvable && canSolve)
      throw new ProofOfWorkRequired(await newChallenge())
    throw error
  })
  if (isOverSoftLimit && !hasProof && canSolve) throw new ProofOfWorkRequired(await newChallenge())
  return suspicionReasons({
    texts: textsIn(values),
    honeypot: extras.website ?? '',
    // A modal whose timestamp could not be fetched sends an empty one, which is none.
    formAge: extras.stamp ? readTimestamp(extras.stamp) : undefined,
    isOverSoftLimit,
    hasProof,
    crossSite,
    others: await countDuplicateText(payload, text),
  })
}
