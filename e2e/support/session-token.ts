/** Sessions without a browser: the token of a sign-in as an Authorization header. */

/** The token in the cookies of an answer. @param setCookie its Set-Cookie headers, joined in any way */
export function tokenIn(setCookie: string): string {
  const [, token] = /payload-token=([^;\s]+)/.exec(setCookie) ?? []
  if (!token) throw new Error(`Nobody was signed in: ${setCookie || 'no cookie came'}`)
  return token
}

/** Signs in to a site. @returns the Authorization header @throws Error where that is refused */
export async function authorizationOf(url: string, account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}: ${await answer.text()}`)
  return `JWT ${tokenIn(answer.headers.getSetCookie().join(' '))}`
}
