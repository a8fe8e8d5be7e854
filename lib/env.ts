/** The sole reader of process.env: every variable of the README, checked once, with a sentence for each that is wrong. */
import path from 'node:path'

export interface Env {
  port: number
  host: string
  /** Canonical origin, without a trailing slash. */
  siteUrl: string
  /** Absolute path of the folder that holds all that must be kept. */
  dataDir: string
  /** postgres://… or null: SQLite in dataDir. */
  databaseUrl: string | null
  contentApiUrl: string | null
  /** '' until the start script has made or read the one in dataDir. */
  payloadSecret: string
  adminEmail: string | null
  adminPassword: string | null
  demoContent: 'auto' | 'off'
}

/** A wrong environment: `problems` are whole sentences that name the variable. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'))
    this.name = 'EnvError'
  }
}

type Source = Record<string, string | undefined>

/**
 * Reads the configuration.
 * @param source variables as in process.env; an empty value counts as unset
 * @throws EnvError naming every variable that is wrong, not only the first
 */
export function readEnv(source: Source): Env {
  const problems: string[] = []
  const value = (name: string) => source[name]?.trim() || null
  const wrong = (name: string, expected: string) => {
    problems.push(`${name} is ${JSON.stringify(source[name])}, but should be ${expected}.`)
  }
  const origin = (name: string, fallback: string | null) => {
    const text = value(name)
    if (!text) return fallback
    const found = originOf(text)
    if (found) return found
    wrong(name, 'an address such as https://example.org, without a path')
    return fallback
  }

  const port = Number(value('PORT') ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) wrong('PORT', 'a whole number from 1 to 65535')

  const databaseUrl = value('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    problems.push('DATABASE_URL should start with postgres:// (leave it out to use SQLite in DATA_DIR).')
  }

  const demoContent = value('DEMO_CONTENT') ?? 'auto'
  if (demoContent !== 'auto' && demoContent !== 'off') wrong('DEMO_CONTENT', 'auto or off')

  const adminEmail = value('ADMIN_EMAIL')
  const adminPassword = value('ADMIN_PASSWORD')
  if (adminEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(adminEmail)) wrong('ADMIN_EMAIL', 'an e-mail address')
  if (adminPassword && adminPassword.length < 12) {
    problems.push('ADMIN_PASSWORD is too short: it should have 12 characters or more.')
  }
  if (!adminEmail !== !adminPassword)
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.')

  const payloadSecret = value('PAYLOAD_SECRET') ?? ''
  if (payloadSecret && payloadSecret.length < 32) {
    problems.push('PAYLOAD_SECRET is too short: it should have 32 characters or more (leave it out to have one made).')
  }

  const env: Env = {
    port,
    host: value('HOST') ?? '0.0.0.0',
    siteUrl: origin('SITE_URL', null) ?? `http://localhost:${port}`,
    dataDir: path.resolve(/* turbopackIgnore: true */ value('DATA_DIR') ?? 'data'),
    databaseUrl,
    contentApiUrl: origin('CONTENT_API_URL', null),
    payloadSecret,
    adminEmail,
    adminPassword,
    demoContent: demoContent === 'off' ? 'off' : 'auto',
  }
  if (env.contentApiUrl)
    problems.push('CONTENT_API_URL is set, but reading from another server is not built yet: leave it out.')
  if (problems.length > 0) throw new EnvError(problems)
  return env
}

/** The origin that an address is, or null where it is none or more than one. */
function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null
  const more = url.pathname !== '/' || url.search || url.hash || url.username || url.password
  return more ? null : url.origin
}

let current: Env | undefined

/** The configuration of this process, read at the first call. */
export function env(): Env {
  current ??= readEnv(process.env)
  return current
}
