/** Takes what somebody filled in: checked, limited, looked at for spam, and stored once, with the mails that tell of it. */
import { createHmac } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import type { Locale } from '@/lib/addresses'
import { inOneTransaction } from '@/lib/database/one-transaction'
import { wakeOutbox } from '@/lib/mail/wake'
import type { Extra } from './extras'
import { noteAnswer, once, type Submission } from './first-answer'
import { FORMS } from './forms'
import { formKey } from './keys'
import { mayAcknowledge, TooMany, takeTurn } from './limits'
import { newChallenge, spendProof } from './proof'
import { sameText } from './same-text'
import { type FormKind, type FormValues, type Problems, readForm } from './schema/schema'
import { readStamp } from './stamp'
import { suspicionOf } from './suspicion'

export interface Filled {
  kind: FormKind
  /** Field → what was typed, as it came. */
  typed: Record<string, unknown>
  extras: Partial<Record<Extra, string>>
  locale: Locale
  /** Of the Idempotency-Key header; '' where there was none. */
  key: string
  /** Where it comes from. */
  address: string
  crossSite: boolean
  /** Whether it was posted by a browser itself, which sends no key and solves no challenge. */
  plain: boolean
  /** Whether who sends it can solve a challenge. */
  solves: boolean
}

/** Something in the form must be put right. */
export class FormRefused extends Error {
  constructor(readonly problems: Problems) {
    super('The form has problems.')
  }
}

/** Much came from there lately: the same again with this challenge solved is taken. */
export class ProofWanted extends Error {
  constructor(readonly challenge: object) {
    super('A proof of work is wanted.')
  }
}

const DAY = 24 * 60 * 60 * 1000
/** For how long a repeated submit is known: by its key, or by its words and address where a browser sent it twice. */
const REMEMBERED = { byKey: 7 * DAY, byWords: 10 * 60 * 1000 }

/**
 * @returns the answer's data; the first one again where the same was sent before
 * @throws FormRefused, ProofWanted, KeyReused, TooMany, and the database's error where it is away: then nothing is stored
 */
export async function takeForm(payload: Payload, filled: Filled): Promise<object> {
  const { kind, typed } = filled
  const read = readForm(kind, typed)
  if (read.problems) throw new FormRefused(read.problems)
  const submission = submissionOf(filled, read.values)
  if (!submission) return storeNew(payload, filled, read.values)
  return once(payload, submission, () => storeNew(payload, filled, read.values, submission))
}

/** What tells a submission from others; null for a program that sends no key: it means every one of them. */
function submissionOf({ kind, key, plain, address }: Filled, values: object): Submission | null {
  const bodyHash = hashOf(JSON.stringify(values))
  if (key) return { key: `${kind}:${hashOf(key)}`, bodyHash }
  return plain ? { key: `${kind}:words:${hashOf(`${address} ${bodyHash}`)}`, bodyHash } : null
}

/** Not a plain hash: there are so few addresses that all of them could be tried. */
const hashOf = (text: string) => createHmac('sha256', formKey('submission')).update(text).digest('hex')

async function storeNew<K extends FormKind>(
  payload: Payload,
  filled: Filled & { kind: K },
  values: FormValues[K],
  submission?: Submission,
): Promise<object> {
  const { kind, locale, key } = filled
  const { store, answer, emailOf } = FORMS[kind]
  const suspicion = await suspicionFor(payload, filled, values)
  const acknowledge = suspicion.length === 0 && (await mayAcknowledge(payload, emailOf(values)))
  const req = await createLocalReq({ locale }, payload)
  await inOneTransaction(req, async () => {
    if (submission) {
      const expiresAt = new Date(Date.now() + (key ? REMEMBERED.byKey : REMEMBERED.byWords))
      await noteAnswer(req, submission, answer, expiresAt)
    }
    await store(req, values, { locale, suspicion, acknowledge })
  })
  wakeOutbox()
  return answer
}

/** @throws ProofWanted, TooMany */
async function suspicionFor<K extends FormKind>(
  payload: Payload,
  { kind, address, extras, crossSite, solves }: Filled & { kind: K },
  values: FormValues[K],
): Promise<string[]> {
  const prove = async () => Boolean(extras.proof) && (await spendProof(payload, extras.proof))
  const { near, proved } = await takeTurn(payload, address, prove).catch(async (error: unknown) => {
    if (error instanceof TooMany && error.byProof && solves) throw new ProofWanted(await newChallenge())
    throw error
  })
  if (near && !proved && solves) throw new ProofWanted(await newChallenge())
  return suspicionOf({
    texts: values,
    honeypot: extras.website ?? '',
    // A modal whose stamp could not be fetched sends an empty one, which is none.
    stamp: extras.stamp ? readStamp(extras.stamp) : undefined,
    near,
    proved,
    crossSite,
    others: await sameText(payload, FORMS[kind].textOf(values)),
  })
}
