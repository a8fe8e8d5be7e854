import type { Server } from 'node:http'

const SWEEP_MS = 50

/**
 * Closes a server gracefully: accepts no connection more, and waits for responses in flight. Node keeps a connection open
 * whose response was under way when the server closed, so idle connections are closed again and again.
 * @param forceMs after so long all connections are closed, with responses in flight
 */
export async function closeServer(server: Server, forceMs?: number): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const force = forceMs === undefined ? undefined : setTimeout(() => server.closeAllConnections(), forceMs)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(force)
}
