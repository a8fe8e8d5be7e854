/**
 * What the app and the front say to each other over the channel between parent and child process. The app's side of it
 * stands here too: it works in any process, and does nothing in one without a front.
 */
import type { Redirect } from '@/lib/shared/addresses/redirect'

/** Content changed: what shows it is not to be given any more. */
export interface Purge {
  kind: 'purge'
  /** Every page, or only those of these routes: below the language, ids in brackets ('/news-details/[id]'). */
  everything: boolean
  routes: string[]
}

/** How the app fares with its content, for /metrics and /readyz. */
export interface SourceHealth {
  up: boolean
  /** Failed reads since the app started. */
  failures: number
}

/** How the outbox fares, for the admin and /metrics. */
export interface OutboxHealth {
  /** Mails. */
  waiting: number
  refused: number
  /** ISO time at which the mail was posted that waits longest. */
  oldestWaiting: string | null
  /** Whether there is a mail server to hand mails to. */
  configured: boolean
  /** ISO time since when this process has not reached it; null where it reaches it, or another process sends. */
  unreachedSince: string | null
}

/** The moved addresses, all of them. */
export interface Redirects {
  kind: 'redirects'
  redirects: Redirect[]
}

export interface Pong {
  kind: 'pong'
  source: SourceHealth
  /** Null until the outbox was looked at. */
  outbox: OutboxHealth | null
}

export type AppMessage = Purge | Redirects | Pong
export type FrontMessage = { kind: 'ping' }

/** Tells the front, if there is one, that content changed. */
export function sendPurge(purge: Omit<Purge, 'kind'>): void {
  tell({ kind: 'purge', ...purge })
}

let announced: string | undefined

/** Tells the front, if there is one, the moved addresses, unless it knows them from this process already. */
export function sendRedirects(redirects: Redirect[]): void {
  const told = JSON.stringify(redirects)
  if (told === announced) return
  announced = told
  tell({ kind: 'redirects', redirects })
}

/** Answers the front's heartbeats for as long as this process turns. @param health asked for with every beat */
export function answerHeartbeats(health: () => Omit<Pong, 'kind'>): void {
  process.on('message', (message: FrontMessage) => {
    if (message?.kind === 'ping') tell({ kind: 'pong', ...health() })
  })
}

function tell(message: AppMessage): void {
  // A front that is just going away takes the channel with it; the app follows by itself.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined)
}
