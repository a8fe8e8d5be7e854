/** Hands a mail to the mail server, and tells whose fault it is when it is not taken. */
import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { SmtpServer } from '@/lib/platform/env/mail-variables'
import { Attempt, type Limits } from './attempt'

/**
 * Why a mail was not sent.
 * - server: nothing is sent to anybody now, whatever the mail
 * - deferred: not this mail now: a 4xx, or a session that ended in the middle of it
 * - unanswered: the server had the mail and said nothing: it may have arrived
 * - refused: not this mail ever (5xx)
 * - stopped: we broke it off, and the server has nothing of it
 */
export type Fault = 'server' | 'deferred' | 'unanswered' | 'refused' | 'stopped'

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

/** What became of a mail that was taken for at least one of its recipients. */
interface Taken {
  /** A sentence for staff; null where all went well. */
  remark: string | null
  /** Addresses for which it was not taken now (4xx). */
  deferred: string[]
}

/** @param stop breaks it off; where the server has the mail already, after a last short wait for its answer */
export type Send = (mail: SendMailOptions, stop: AbortSignal) => Promise<Taken>

const LIMITS: Limits = { handOverMs: 45_000, answerMs: 600_000, partingMs: 6000 }

const CONNECT_MS = 10_000

/** Longest answer of a server that is kept. */
const LONGEST_ANSWER = 300

/** @param host name of the site, with which it greets the server */
export function openTransport(server: SmtpServer, host: string, limits = LIMITS): Send {
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
    // How long it may be silent is told by `limits`; this one would be the same before the mail and after it.
    socketTimeout: 2 * limits.answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return async (mail, stop) => {
    const attempt = new Attempt(limits, stop)
    const transport = nodemailer.createTransport({ ...options, logger: attempt.logger })
    try {
      const sent = await transport.sendMail({ ...mail, signal: attempt.signal })
      const notNow = (sent.rejectedErrors ?? []).filter(({ responseCode = 0 }) => responseCode < 500)
      const deferred = notNow.flatMap(({ recipient }) => recipient ?? [])
      const refused = sent.rejected.length - deferred.length
      const remark = refused ? `The mail server did not take it for ${refused} of its recipients.` : null
      return { remark, deferred }
    } catch (error) {
      throw notSent(error as NodemailerError, server, attempt)
    } finally {
      attempt.end()
    }
  }
}

/** What stands between the greeting and the mail; a refusal there concerns every mail, and so does that of the sender. */
const OF_THE_SERVER = /^(EHLO|HELO|LHLO|STARTTLS|AUTH.*|MAIL FROM|RSET)$/

const CAUSES: Record<string, string> = {
  EDNS: 'its name was not found',
  ETIMEDOUT: 'it did not answer in time',
  EABORT: 'it did not answer in time',
  ETLS: 'no encrypted connection could be made',
  ECONNREFUSED: 'it refused the connection',
}

function notSent(error: NodemailerError, { password }: SmtpServer, { stage, isStopped }: Attempt): NotSent {
  const { code = '', responseCode, response = '', command = '' } = error
  const answer = withoutSecret(String(response), password).slice(0, LONGEST_ANSWER)
  const answered = (fault: Fault) => new NotSent(fault, `The mail server answered: ${answer}`)
  // Only what it says to the mail itself is an answer then.
  if (stage === 'has it' && !(responseCode && command === 'DATA')) {
    return new NotSent('unanswered', 'It may have arrived: the mail server had it and did not answer.')
  }
  if (isStopped) return new NotSent('stopped', 'The site was stopped.')
  if (code === 'EENVELOPE' && command === 'API') return new NotSent('refused', 'There is no such address.')
  if (code === 'EAUTH') return new NotSent('server', `The mail server refused the login of SMTP_URL: ${answer}`)
  // A 421 ends the session whatever it answers: once a recipient was named, it may be for that one.
  if (responseCode) {
    if (stage === 'apart' || OF_THE_SERVER.test(command)) return answered('server')
    return answered(responseCode < 500 ? 'deferred' : 'refused')
  }
  // What goes wrong with a connection names its command, or is one of these.
  if (code === 'ESTREAM' || (!command && !/^(EABORT|ECONFIG|EPROXY)$/.test(code))) {
    return new NotSent('refused', `It could not be made a mail: ${error.message.slice(0, LONGEST_ANSWER)}`)
  }
  const why = CAUSES[error.originalCode ?? ''] ?? CAUSES[code] ?? 'the connection was lost'
  if (stage === 'begun') return new NotSent('deferred', `The mail server did not take it: ${why}.`)
  return new NotSent('server', `The mail server could not be reached: ${why}.`)
}

const withoutSecret = (text: string, secret: string) => (secret ? text.replaceAll(secret, '…') : text)
