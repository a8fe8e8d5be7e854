import type { Server } from 'node:http'

const SWEEP_MS = 50

/**
 * Takes nobody more, and waits for who is being answered. A connection whose answer was under way when the server closed
 * stays open afterwards, for whatever its visitor might ask next; so idle ones are closed again and again.
 * @param forceMs after so long all connections are closed, whoever is being answered
 */
export async function closeServer(server: Server, forceMs?: number): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const force = forceMs === undefined ? undefined : setTimeout(() => server.closeAllConnections(), forceMs)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(force)
}
