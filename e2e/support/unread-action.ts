/** Server actions whose body Next leaves unread: it fails at the first part and never reads the second. */
import { expect } from '@/lib/testing/expect'

/** Bytes of the second part: more than socket buffers hold, less than the size limit. */
const UNREAD = 240_000
const BOUNDARY = 'x'

/** @param id of an action @param headers with the sender's credentials */
export function unreadAction(id: string, headers: Record<string, string>): RequestInit {
  const part = (name: string, text: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  return {
    method: 'POST',
    headers: { ...headers, 'next-action': id, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${part('0', '{bad')}${part('1', 'a'.repeat(UNREAD))}--${BOUNDARY}--\r\n`,
  }
}

/** The id of an action, from a screen of the admin. @param person headers of a session */
export async function actionId(site: string, person: Record<string, string>): Promise<string> {
  const screen = await (await fetch(`${site}/admin`, { headers: person })).text()
  const [id] = /\b[0-9a-f]{42}\b/.exec(screen) ?? []
  expect(id, 'the id of an action').toBeDefined()
  return String(id)
}
