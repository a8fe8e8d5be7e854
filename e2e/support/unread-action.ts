/** Actions of the admin that Next cannot read: it gives up at the first part of the body, and the second is never read. */
import { expect } from '@/lib/testing/expect'

/** Bytes of the second part: more than is on its way at once, less than the longest that anybody may send. */
const UNREAD = 240_000
const BOUNDARY = 'x'

/** @param id of an action @param headers of whoever sends it */
export function unreadAction(id: string, headers: Record<string, string>): RequestInit {
  const part = (name: string, text: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  return {
    method: 'POST',
    headers: { ...headers, 'next-action': id, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${part('0', '{bad')}${part('1', 'a'.repeat(UNREAD))}--${BOUNDARY}--\r\n`,
  }
}

/** The id of an action, as the admin tells it to whoever is signed in. @param person headers of that person */
export async function actionId(site: string, person: Record<string, string>): Promise<string> {
  const screen = await (await fetch(`${site}/admin`, { headers: person })).text()
  const [id] = /\b[0-9a-f]{42}\b/.exec(screen) ?? []
  expect(id, 'the id of an action').toBeDefined()
  return String(id)
}
