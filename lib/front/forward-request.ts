/** Requests that the app answers in person: passed on, and answered as the app answers. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { NoAnswer, silenceOf } from './fetch-from-app'
import { withoutInnerParameters } from './next-router-headers'
import { isSafe } from './request'
import type { TakenBody } from './request-body'
import { HOP_BY_HOP, INNER } from './response-headers'

interface PassOptions {
  port: number
  /** Called with what the app says before the visitor is told; gives headers to be put over the app's own. */
  headers: (status: number, answered: http.IncomingHttpHeaders) => Record<string, string>
  /** Headers of the question. */
  told: Record<string, string>
  body: TakenBody | undefined
  /** Milliseconds until the answer must have begun; of a body that goes on they count from its end. */
  deadlineMs: number
}

/** An answer that has begun and does not go on is not waited for; visitors who do not fetch theirs are let go as late. */
const STALLED_MS = 120_000

/** Connections are given up before the app would, so that none ends under a request. */
const kept = new http.Agent({ keepAlive: true, timeout: 60_000 })
/**
 * What has a body, or changes something, has a connection of its own. The app may answer without reading a body to its end,
 * and whoever came next on that connection would wait behind the rest; and none breaks because it was kept for too long, so
 * nobody needs to guess whether the app has had it.
 */
const once = new http.Agent({ keepAlive: false })

/** The length of a body that is known is told as it is, whatever the visitor said of it. */
function headersFor(told: Record<string, string>, body: TakenBody | undefined): http.OutgoingHttpHeaders {
  const { 'content-length': declared, ...headers } = told
  if (body?.isWhole) return { ...headers, 'content-length': body.bytes.length }
  if (!body) return headers
  // Without it the body of a DELETE would reach the app without its length, as if it were another request.
  return declared === undefined ? { ...headers, 'transfer-encoding': 'chunked' } : told
}

/**
 * Has the app answer a request.
 * @throws NoAnswer when it gives none; then nothing was sent yet, and the visitor must still be answered
 */
export function passOn(request: IncomingMessage, response: ServerResponse, options: PassOptions): Promise<void> {
  const { port, headers, told, body, deadlineMs } = options
  return new Promise((resolve, reject) => {
    const { method, url = '/' } = request
    const question = http.request({
      host: '127.0.0.1',
      port,
      method,
      path: withoutInnerParameters(url),
      agent: isSafe(request) && !body ? kept : once,
      headers: headersFor(told, body),
    })
    let answered: IncomingMessage | undefined
    let isLate = false
    const giveUp = () => {
      isLate = true
      question.destroy(new Error('The app is late.'))
    }
    let deadline: NodeJS.Timeout | undefined
    const startDeadline = () => {
      deadline = setTimeout(giveUp, deadlineMs)
    }
    if (body?.isWhole === false) question.once('finish', startDeadline)
    else startDeadline()
    question.once('error', (error) => {
      request.unpipe(question)
      // An app that has answered need not have read everything.
      if (answered?.complete) return
      if (!response.headersSent)
        return reject(new NoAnswer('The app did not answer.', isLate ? 'late' : silenceOf(error)))
      response.destroy()
      resolve()
    })
    question.once('response', (answer) => {
      clearTimeout(deadline)
      question.off('finish', startDeadline)
      answered = answer
      const status = answer.statusCode ?? 502
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !HOP_BY_HOP.has(name) && !INNER.has(name)) response.setHeader(name, value)
      }
      for (const [name, value] of Object.entries(headers(status, answer.headers))) response.setHeader(name, value)
      // Next compresses what it has tagged already; a strong tag is of one form only (RFC 9110, section 8.8.1).
      const { etag } = answer.headers
      if (answer.headers['content-encoding'] && etag?.startsWith('"')) response.setHeader('etag', `W/${etag}`)
      response.writeHead(status)
      question.setTimeout(STALLED_MS, giveUp)
      pipeline(answer, response, () => {
        // What the app did not want of the body is not sent for nothing.
        if (!question.writableFinished) question.destroy()
        resolve()
      })
    })
    // A visitor who leaves takes the question along; the same visitor may be asked for several times.
    const leave = () => question.destroy()
    response.once('close', leave)
    question.once('close', () => {
      clearTimeout(deadline)
      response.off('close', leave)
    })
    // Not a pipeline: a question that fails must leave the visitor's connection for the answer that says so.
    if (body?.isWhole === false) {
      body.watch()
      question.write(body.bytes)
      request.pipe(question)
      // A visitor's body that ends too early must not be taken for a whole one.
      request.once('error', () => question.destroy())
    } else question.end(body?.bytes)
  })
}

/** Passes a connection on whole, for the hot reload of development. */
export function passUpgradeOn(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const question = http.request({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: request.headers,
  })
  question.once('error', () => socket.destroy())
  question.once('upgrade', (answer, upstream, rest) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '\r\n'].join('\r\n'))
    socket.write(rest)
    upstream.write(head)
    pipeline(upstream, socket, () => undefined)
    pipeline(socket, upstream, () => undefined)
  })
  question.end()
}
