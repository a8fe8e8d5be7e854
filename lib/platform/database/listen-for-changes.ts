/** The listening side of change-notices.ts. */
import type { Client } from 'pg'
import { CHANNEL, OWN_ID } from './change-notices'
import { sessionClient } from './session-client'

const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

/**
 * Listens for as long as this process lives, on a connection of its own, which is opened again when it is lost.
 * @param databaseUrl of the database itself: a pooler gives the news to whoever has the connection next
 * @param onChange called after writes of other processes, and after each (re)connection, since news may have been missed
 * @returns ends it
 */
export function listenForChanges(databaseUrl: string, onChange: () => void): () => Promise<void> {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let retryMs = FIRST_RETRY_MS
  let ended = false

  async function open(): Promise<void> {
    const opened = sessionClient(databaseUrl)
    client = opened
    const lost = () => {
      if (client === opened) openLater()
    }
    opened.on('error', lost)
    opened.on('end', lost)
    opened.on('notification', ({ payload }) => {
      if (payload !== OWN_ID) onChange()
    })
    await opened.connect()
    await opened.query(`LISTEN ${CHANNEL}`)
    retryMs = FIRST_RETRY_MS
    onChange()
  }

  function openLater(): void {
    void client?.end().catch(() => undefined)
    client = undefined
    if (ended) return
    clearTimeout(retry)
    retry = setTimeout(() => void open().catch(openLater), retryMs).unref()
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  void open().catch(openLater)
  return async () => {
    ended = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
