/** Signs in where no browser keeps the cookie: its token is all that tells who asks. */

/** The token in the cookies of an answer. @param setCookie as the answer sends them, however they are joined */
export function tokenIn(setCookie: string): string {
  const [, token] = /payload-token=([^;\s]+)/.exec(setCookie) ?? []
  if (!token) throw new Error(`Nobody was signed in: ${setCookie || 'no cookie came'}`)
  return token
}

/** Signs in to a site. @returns the header of whoever is signed in @throws Error where that was refused */
export async function authorizationOf(url: string, account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}: ${await answer.text()}`)
  return `JWT ${tokenIn(answer.headers.getSetCookie().join(' '))}`
}
