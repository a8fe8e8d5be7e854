/**
 * Messages between the reverse proxy and the app over the IPC channel of parent and child process, and the app's side of
 * sending them, which does nothing in a process without a proxy.
 */
import type { MovedPictures } from '@/lib/shared/addresses/moved-pictures'
import type { Redirect } from '@/lib/shared/addresses/redirect'

/** Purges the page cache after a change of content. */
export interface Purge {
  kind: 'purge'
  /** Every page, or only those of these routes: below the language, ids in brackets ('/news-details/[id]'). */
  everything: boolean
  routes: string[]
}

/** Health of the content source, for /metrics and /readyz. */
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

/** How the backups of the schedule do, for /metrics. */
export interface BackupHealth {
  /** Whether there is a place for them. */
  configured: boolean
  /** ISO time of the last good one; null where there is none. */
  lastGood: string | null
  /** Whether that is longer ago than the settings allow. */
  overdue: boolean
}

/** The whole tables of moved addresses. */
export interface MovedAddresses {
  kind: 'moved'
  redirects: Redirect[]
  pictures: MovedPictures
}

export interface Pong {
  kind: 'pong'
  source: SourceHealth
  /** Null until the outbox was looked at. */
  outbox: OutboxHealth | null
  /** Null until the schedule was looked at. */
  backups: BackupHealth | null
}

export type AppMessage = Purge | MovedAddresses | Pong
/** Asks whether the app is there, and tells how often files were downloaded since the last time: name → times. */
export interface Ping {
  kind: 'ping'
  downloads: Readonly<Record<string, number>>
}

export type FrontMessage = Ping

/** Sends a purge to the reverse proxy, if there is one. */
export function sendPurge(purge: Omit<Purge, 'kind'>): void {
  send({ kind: 'purge', ...purge })
}

let lastSent: string | undefined

/** Sends the tables of moved addresses to the reverse proxy, if there is one, unless this process has sent the same before. */
export function sendMovedAddresses(moved: Omit<MovedAddresses, 'kind'>): void {
  const serialized = JSON.stringify(moved)
  if (serialized === lastSent) return
  lastSent = serialized
  send({ kind: 'moved', ...moved })
}

/**
 * Answers the heartbeats of the reverse proxy.
 * @param health called with every beat
 * @param onDownloads called where files were downloaded
 */
export function answerHeartbeats(
  health: () => Omit<Pong, 'kind'>,
  onDownloads: (downloads: Ping['downloads']) => void,
): void {
  process.on('message', (message: FrontMessage) => {
    if (message?.kind !== 'ping') return
    send({ kind: 'pong', ...health() })
    if (Object.keys(message.downloads ?? {}).length > 0) onDownloads(message.downloads)
  })
}

function send(message: AppMessage): void {
  // Errors are ignored: when the parent exits it takes the channel along, and the app ends, too.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined)
}
