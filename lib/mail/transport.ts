/** Hands a mail to the mail server, and tells whose fault it is when it is not taken. */
import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { SmtpServer } from './configuration'

/**
 * Why a mail was not sent.
 * - server: nothing is sent to anybody now, whatever the mail
 * - deferred: not this mail now (4xx)
 * - unanswered: the server had the mail and said nothing: it may be slow, or choke on this one
 * - refused: not this mail ever (5xx)
 */
export type Fault = 'server' | 'deferred' | 'unanswered' | 'refused'

export class NotSent extends Error {
  /** @param message a sentence for staff, without secrets */
  constructor(
    readonly fault: Fault,
    message: string,
  ) {
    super(message)
    this.name = 'NotSent'
  }
}

export type Send = (mail: SendMailOptions, signal: AbortSignal) => Promise<{ remark: string | null }>

const CONNECT_MS = 10_000
/** A server that checks a mail for spam while it is connected may take its time. */
const SILENCE_MS = 30_000

/** Longest answer of a server that is kept. */
const LONGEST_ANSWER = 300

/** @param host name of the site, with which it greets the server */
export function openTransport(server: SmtpServer, host: string): Send {
  const isLocal = /^(localhost|127(\.\d+){3}|::1)$/i.test(server.host)
  const options = {
    host: server.host,
    port: server.port,
    secure: server.secure,
    name: host,
    ...(server.user ? { auth: { user: server.user, pass: server.password } } : {}),
    // A password goes to another machine only where nobody can read it; on this one certificates are nobody's.
    requireTLS: !isLocal && server.user !== '',
    tls: { rejectUnauthorized: !isLocal },
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return async (mail, signal) => {
    let hasIt = false
    // The error of a connection that breaks off is the same before the mail and after it; the log tells them apart.
    const logger = { info: (entry: { tnx?: string }) => (hasIt ||= entry?.tnx === 'message') }
    const transport = nodemailer.createTransport({ ...options, logger })
    const sent = await transport.sendMail({ ...mail, signal }).catch((error: NodemailerError) => {
      throw notSent(error, server, hasIt)
    })
    const refused = sent.rejected.length
    return { remark: refused ? `The mail server did not take it for ${refused} of its recipients.` : null }
  }
}

/** What stands between the greeting and the mail; a refusal there concerns every mail, and so does that of the sender. */
const OF_THE_SERVER = /^(CONN|API|EHLO|HELO|LHLO|STARTTLS|AUTH.*|MAIL FROM|RSET)$/

const CAUSES: Record<string, string> = {
  EDNS: 'its name was not found',
  ETIMEDOUT: 'it did not answer in time',
  EABORT: 'it did not answer in time',
  ETLS: 'no encrypted connection could be made',
  ECONNREFUSED: 'it refused the connection',
}

function notSent(error: NodemailerError, { password }: SmtpServer, hasIt: boolean): NotSent {
  const { code = '', responseCode, response = '', command = 'CONN' } = error
  const answer = withoutSecret(String(response), password).slice(0, LONGEST_ANSWER)
  if (code === 'EENVELOPE' && command === 'API') return new NotSent('refused', 'There is no such address.')
  if (code === 'EAUTH') return new NotSent('server', `The mail server refused the login of SMTP_URL: ${answer}`)
  if (responseCode) {
    const isMails = !OF_THE_SERVER.test(command) && responseCode !== 421
    const fault = isMails ? (responseCode < 500 ? 'deferred' : 'refused') : 'server'
    return new NotSent(fault, `The mail server answered: ${answer}`)
  }
  if (hasIt) return new NotSent('unanswered', 'The mail server had the mail and did not answer.')
  const why = CAUSES[error.originalCode ?? ''] ?? CAUSES[code] ?? 'the connection was lost'
  return new NotSent('server', `The mail server could not be reached: ${why}.`)
}

const withoutSecret = (text: string, secret: string) => (secret ? text.replaceAll(secret, '…') : text)
