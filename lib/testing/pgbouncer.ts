/** For tests: a real PgBouncer in transaction mode, with TLS towards its clients, in front of a PostgreSQL server. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@/lib/front/free-port'

/** Whether it, and what makes its certificate, are installed. */
export const hasPgBouncer = (): boolean =>
  ![spawnSync('pgbouncer', ['--version']), spawnSync('openssl', ['version'])].some(({ error }) => error)

export interface PgBouncer {
  /** The address of a database of the server through it, with TLS. */
  through: (databaseUrl: string) => string
  stop: () => Promise<void>
}

/** Connections to the server: as many as the pool of an instance (lib/platform/database/adapter.ts), as the docs ask for. */
const SERVER_CONNECTIONS = 10

/** @param server postgres://… of a server that takes its user by password, or by none */
export async function startPgBouncer(server: string): Promise<PgBouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-test-'))
  const port = await freePort()
  makeCertificate(folder)
  writeFileSync(path.join(folder, 'pgbouncer.ini'), configuration(new URL(server), port, folder))
  const child = spawn('pgbouncer', ['-q', 'pgbouncer.ini'], { cwd: folder, stdio: 'ignore', ...userOf(folder) })
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(readFileSync(path.join(folder, 'log'), 'utf8'))
    await wait(50)
  }
  return {
    through: (databaseUrl) => {
      const address = new URL(databaseUrl)
      address.host = `localhost:${port}`
      address.searchParams.set('sslmode', 'verify-full')
      address.searchParams.set('sslrootcert', path.join(folder, 'certificate.pem'))
      return address.href
    },
    stop: () => stop(child, folder),
  }
}

function configuration({ hostname, port, username, password }: URL, ownPort: number, folder: string): string {
  const login = `user=${decodeURIComponent(username)}${password ? ` password=${decodeURIComponent(password)}` : ''}`
  return `[databases]
* = host=${hostname} port=${port || 5432} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
client_tls_sslmode = require
client_tls_cert_file = ${folder}/certificate.pem
client_tls_key_file = ${folder}/key.pem
logfile = ${folder}/log
`
}

function makeCertificate(folder: string): void {
  const options = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'certificate.pem', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...options, ...names], { cwd: folder, stdio: 'ignore' })
}

/** It refuses to run as root: then it runs as the user `nobody` of Debian, who owns its folder. */
function userOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const nobody = 65_534
  for (const file of readdirSync(folder)) chownSync(path.join(folder, file), nobody, nobody)
  chownSync(folder, nobody, nobody)
  // The certificate is read by the clients, too.
  chmodSync(folder, 0o755)
  return { uid: nobody, gid: nobody }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGQUIT')
  await ended
  rmSync(folder, { recursive: true })
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.once('connect', () => socket.destroy()).once('error', () => undefined)
    socket.once('close', (failed) => resolve(!failed))
  })
