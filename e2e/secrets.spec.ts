/** What is the server’s stays there: no setting, package or path of it is in a file for browsers. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './support/site-process'
import { expect, test } from './support/starts'

/** Packages and settings of the server; in a file for browsers they would be a way in, or dead weight. */
const INNER = [
  ...[
    'PAYLOAD_SECRET',
    'SMTP_URL',
    'DATABASE_URL',
    'METRICS_TOKEN',
    'ADMIN_PASSWORD',
    'CONTENT_API_KEY',
    'drizzle-orm',
  ],
  ...['sanitize-html', 'nodemailer', 'libsql', 'rate-limiter-flexible', 'BEGIN IMMEDIATE', 'node:fs', ROOT],
]

test('no file for browsers holds what is the server’s', () => {
  const folder = path.join(ROOT, '.next/static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|json)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const word of INNER) expect(text.includes(word), `${word} in ${file}`).toBe(false)
    expect(text.includes('sourceMappingURL'), file).toBe(false)
  }
})
