/** What SMTP_URL, MAIL_FROM and MAIL_TO mean. Read by lib/platform/env/env.ts, which names the variable that is wrong. */

export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte (smtps://); otherwise STARTTLS. */
  secure: boolean
  user: string
  password: string
}

export interface Mailbox {
  /** '' where there is none. */
  name: string
  address: string
}

const ADDRESS = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()",;\\]+$/

/** Whether a text is one plain address. */
const isAddress = (text: string): boolean => ADDRESS.test(text)

/** @param text `smtp://user:password@host:587` or `smtps://…`, user and password URL-encoded; null where it is none */
export function parseSmtpUrl(text: string): SmtpServer | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') return null
  // An option in the address that is not read would be believed to hold.
  if (!url.hostname || /[^/]/.test(url.pathname) || url.search || url.hash) return null
  const secure = url.protocol === 'smtps:'
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    }
  } catch {
    return null
  }
}

/** @param text `Name <a@b.org>` or `a@b.org`; null where it is neither */
export function parseMailbox(text: string): Mailbox | null {
  const named = /^"?([^"<>\r\n]*?)"?\s*<([^<>]+)>$/.exec(text)
  const [name = '', address = text] = named?.slice(1) ?? []
  return isAddress(address) ? { name: name.trim(), address } : null
}

/** @param text addresses with commas between them; null where one of them is none */
export function parseAddresses(text: string): string[] | null {
  const addresses = text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return addresses.every(isAddress) ? addresses : null
}
