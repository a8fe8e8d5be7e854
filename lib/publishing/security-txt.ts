/** security.txt: where to report a vulnerability (RFC 9116). */

/** Well below the year that the RFC advises, and never past: it is counted from the day on which somebody asks. */
const GOOD_FOR_DAYS = 180

const DAY_MS = 86_400_000

interface Told {
  /** Of the settings; '' where there is none. */
  email: string
  /** Whole address of the page by which anybody can write. */
  contactPage: string
  /** Whole address under which this text stands. */
  canonical: string
  now: Date
}

/** @returns the text of /.well-known/security.txt */
export function securityTxt({ email, contactPage, canonical, now }: Told): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS)
  // Whatever an address may hold, it stays in its line (RFC 6068).
  const mail = email.trim() && `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`
  return [
    ...(mail ? [`Contact: ${mail}`] : []),
    `Contact: ${contactPage}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: bn, en',
    `Canonical: ${canonical}`,
    '',
  ].join('\n')
}
