/** An editor's client of the content API, which times its writes. */
import { randomBytes } from 'node:crypto'
import { authorizationOf } from '../../e2e/support/session-token'
import { ACCOUNT } from '../../e2e/support/started-sites'

export interface Written {
  title: string
  /** When the answer came, in milliseconds of Date.now(). */
  at: number
  /** Milliseconds from the request to the answer. */
  took: number
}

export class Editor {
  private constructor(
    private readonly url: string,
    private readonly authorization: string,
  ) {}

  static async signIn(url: string): Promise<Editor> {
    const account = { email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD }
    return new Editor(url, await authorizationOf(url, account))
  }

  /** Sets a unique title. @throws when the write is refused */
  async retitle(type: string, id: number): Promise<Written> {
    const title = `Written ${randomBytes(4).toString('hex')}`
    const started = performance.now()
    await send(`${this.url}/api/v1/${type}/${id}`, 'PATCH', { title }, this.authorization)
    return { title, at: Date.now(), took: performance.now() - started }
  }
}

/** The Id of the first record of a list. */
export async function firstOf(url: string, type: string): Promise<number> {
  const answer = (await (await fetch(`${url}/api/v1/${type}?limit=1`)).json()) as { data: { Id: number }[] }
  const [first] = answer.data
  if (!first) throw new Error(`There is no record in ${type}.`)
  return first.Id
}

async function send(url: string, method: string, json: object, authorization: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization }
  const response = await fetch(url, { method, headers, body: JSON.stringify(json) })
  if (!response.ok) throw new Error(`${method} ${url} was answered with ${response.status}.`)
  await response.arrayBuffer()
}
