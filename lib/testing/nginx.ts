/** For tests: a real nginx with the shipped configuration, without TLS, in front of a site on loopback. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/lib/front/free-port'

/** Whether nginx is installed. Tests skipped for want of it are named at the end of `npm test`. */
export const hasNginx = (): boolean => !spawnSync('nginx', ['-v']).error

export interface Nginx {
  port: number
  /** The folder of its configuration and logs. */
  folder: string
  stop: () => Promise<void>
}

/** Starts nginx. @param sitePorts ports of the site's instances @throws Error with its output when it does not start */
export async function startNginx(...sitePorts: number[]): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-test-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(sitePorts, port))
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'start.log', '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(path.join(folder, 'start.log'), 'utf8'))
  }
  const stop = async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve))
    nginx.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  return { port, folder, stop }
}

/** The shipped configuration with other ports and log paths, and without the certificate. */
function configuration(sitePorts: number[], ownPort: number): string {
  const shipped = readFileSync(path.resolve('deploy/nginx.conf'), 'utf8')
    .replace(/^\s*listen \[::\].*$/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${ownPort}`)
    .replace('listen 80;', `listen 127.0.0.1:${ownPort};`)
    .replace(/^(server \{\n(?:.*\n)*?\s*server_name) example\.org;(?=\n\s*access_log off)/m, '$1 plain.example.org;')
    .replace(/^\s*ssl_.*$/gm, '')
    .replaceAll('/var/log/nginx/', '')
    .replace('/var/lib/nginx/site-cache', 'site-cache')
    .replace('/var/www/html', 'html')
    .replace(/server 127\.0\.0\.1:3000(.*)/, (_, options) =>
      sitePorts.map((port) => `server 127.0.0.1:${port}${options}`).join('\n    '),
    )
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`)
  // Workers buffer large bodies in a folder of this user.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  return `${user}pid nginx.pid;\nevents { worker_connections 4096; }\nhttp {\n${scratch.join('\n')}\n${shipped}\n}\n`
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    http
      .get({ host: '127.0.0.1', port, agent: false }, (answer) => {
        answer.resume()
        resolve(true)
      })
      .once('error', () => setImmediate(resolve, false))
  })
