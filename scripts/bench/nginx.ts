/** nginx that serves static files: one recorded answer, or folders. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../e2e/support/started-sites'
import { CORES, pin } from './processes'
import { headerOf, type RecordedAnswer } from './recorded-answer'

/** Headers that nginx sets for a file by itself. */
const FILE_HEADERS = /^(content-length|content-type|etag|last-modified)$/i

export const hasNginx = !spawnSync('nginx', ['-v']).error

/** Starts it. @returns the address of the file, its process, and its end */
export async function startNginx(
  folder: string,
  answer: RecordedAnswer,
): Promise<{ url: string; pid: number; stop: () => void }> {
  const port = await freePort()
  await mkdir(path.join(folder, 'files'), { recursive: true })
  await writeFile(path.join(folder, 'files/page'), Buffer.from(answer.body, 'base64'))
  const headers = answer.headers
    .filter(([name]) => !FILE_HEADERS.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  const type = JSON.stringify(headerOf(answer, 'content-type') ?? 'text/html')
  const { pid, stop } = await start(folder, port, [`default_type ${type};`, ...headers])
  return { url: `http://127.0.0.1:${port}/page`, pid, stop }
}

/**
 * Serves the pages in `files` of a folder, and other folders below their addresses, compressed.
 * @returns its address, and its end
 */
export async function serveFolder(
  folder: string,
  others: Record<string, string>,
): Promise<{ address: string; stop: () => void }> {
  const port = await freePort()
  const { stop } = await start(folder, port, [
    'include /etc/nginx/mime.types;',
    'types { image/avif avif; font/woff2 woff2; }',
    'gzip on; gzip_types text/css image/svg+xml; gzip_comp_level 6;',
    'location / { try_files $uri.html $uri/index.html =404; }',
    ...Object.entries(others).map(([address, files]) => `location ${address} { alias ${files}/; expires 1y; }`),
  ])
  return { address: `http://127.0.0.1:${port}`, stop }
}

/** @param settings of the server @throws when it does not answer */
async function start(
  folder: string,
  port: string,
  settings: readonly string[],
): Promise<{ pid: number; stop: () => void }> {
  await writeFile(path.join(folder, 'nginx.conf'), configuration(port, settings))
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  if (child.pid) pin(child.pid, CORES.measured)
  for (let tries = 0; !(await fetch(`http://127.0.0.1:${port}/`).catch(() => null)); tries += 1) {
    if (tries === 50) throw new Error('nginx does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { pid: child.pid ?? 0, stop: () => void child.kill() }
}

/** One worker process, like Node; otherwise common settings for static files. */
function configuration(port: string, settings: readonly string[]): string {
  return `
master_process off;
pid nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=10;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path temp-${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root files;
    ${settings.join('\n    ')}
  }
}
`
}
