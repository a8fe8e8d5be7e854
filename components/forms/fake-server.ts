/** A stand-in for the server, for tests of the forms. */

interface SentForm {
  address: string
  body: Record<string, unknown>
  key: string | null
  proof: string | null
}

/** The time that forms are given, when they ask for it. */
export const FRESH_STAMP = 'fresh'

/** Answers every form with this, from now on; gives the list of what will have been sent. */
export function fakeServerAnswers(status: number, body: unknown): SentForm[] {
  return fakeServerAnswersInTurn([status, body])
}

/** Answers forms with each of these in turn, then with the last again and again. */
export function fakeServerAnswersInTurn(...answers: [status: number, body: unknown][]): SentForm[] {
  const sent: SentForm[] = []
  global.fetch = jest.fn(async (address, init?: RequestInit) => {
    if (init?.method !== 'POST') return answerOf(200, { data: { stamp: FRESH_STAMP } })
    const headers = new Headers(init.headers)
    const proof = headers.get('x-proof')
    sent.push({
      address: String(address),
      body: JSON.parse(String(init.body)),
      key: headers.get('Idempotency-Key'),
      proof,
    })
    return answerOf(...(answers[sent.length - 1] ?? answers.at(-1) ?? [500, {}]))
  })
  return sent
}

/** An answer of the server, as far as our code reads it. */
export const answerOf = (status: number, body: unknown) =>
  ({ ok: status < 300, status, json: async () => body }) as Response

export function fakeServerIsDown(): void {
  global.fetch = jest.fn(async () => {
    throw new TypeError('offline')
  })
}

export const UNAVAILABLE = { error: { code: 'unavailable', message: 'This could not be stored just now.' } }
