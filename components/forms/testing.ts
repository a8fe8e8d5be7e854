/** A stand-in for the server, for tests of the forms. */

interface SentForm {
  address: string
  body: Record<string, unknown>
  key: string | null
}

/** Answers every form with this, from now on; gives the list of what will have been sent. */
export function serverAnswers(status: number, body: unknown): SentForm[] {
  const sent: SentForm[] = []
  global.fetch = jest.fn(async (address, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('Idempotency-Key')
    sent.push({ address: String(address), body: JSON.parse(String(init?.body)), key })
    return { ok: status < 300, status, json: async () => body } as Response
  })
  return sent
}

export function serverIsGone(): void {
  global.fetch = jest.fn(async () => {
    throw new TypeError('offline')
  })
}

export const NOT_OPEN = { error: { code: 'not_open', message: 'This form cannot take entries yet.' } }
