/** The sole reader of process.env: every variable of the README, checked once, with a sentence for each that is wrong. */
import { isIP } from 'node:net'
import path from 'node:path'
import { INDEXING_MODES, isIndexed } from './indexing'
import { type Mailbox, parseAddresses, parseMailbox, parseSmtpUrl, type SmtpServer } from './mail-variables'
import { type BackupPlaceAddress, parseBackupPlace, parseBucket, readS3, type S3Service } from './s3-variables'

export interface Env {
  /** Where visitors come in, in every process of the site. */
  port: number
  host: string
  /** Where the app listens, on loopback: the port that the front gave it, or the site's own without a front. */
  appPort: number
  /** Canonical origin, without a trailing slash. */
  siteUrl: string
  /** Whether SITE_URL was given; otherwise siteUrl is this machine's. */
  hasSiteUrl: boolean
  /** Whether search engines may list the site. */
  isIndexed: boolean
  /** Absolute path of the folder that holds all that must be kept. */
  dataDir: string
  /** postgres://… or null: SQLite in dataDir. */
  databaseUrl: string | null
  /**
   * The same database for what needs a connection of its own, such as locks of a process: DATABASE_DIRECT_URL where DATABASE_URL
   * leads to a connection pooler, else the same.
   */
  databaseDirectUrl: string | null
  /** Origin of another server that speaks /api/v1 and that content is read from; null: the CMS of this one. */
  contentApiUrl: string | null
  contentApiKey: string | null
  /** '' until the start script has made or read the one in dataDir. */
  payloadSecret: string
  adminEmail: string | null
  adminPassword: string | null
  demoContent: 'auto' | 'off'
  /** Whether browsers keep the pages that were opened, to show them offline. */
  serviceWorker: boolean
  /** For how long a stop says at /readyz that it ends before it takes no more requests. */
  drainSeconds: number
  /** Bearer token for /metrics; null: loopback alone. */
  metricsToken: string | null
  /** Addresses and networks (CIDR) of proxies whose X-Forwarded-For counts. */
  trustedProxies: string[]
  /** Public key of age that backups are encrypted to; null: they are not. */
  backupKey: string | null
  /** Where backups are put by schedule; null: none are made. */
  backupTo: BackupPlaceAddress | null
  /** The S3 service; null where no variable names one. */
  s3: S3Service | null
  /** Bucket of pictures and files, of which DATA_DIR holds copies; null: they are in DATA_DIR alone. */
  s3Bucket: string | null
  /** Server that mails are handed to; null: they wait. */
  smtpServer: SmtpServer | null
  /** In whose name the site writes; set where smtpServer is. */
  mailFrom: Mailbox | null
  /** Where mails to the foundation go; empty: to the e-mail of the settings. */
  mailTo: string[]
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
  const parsed = <T>(name: string, parse: (text: string) => T | null, expected: string): T | null => {
    const text = value(name)
    const found = text ? parse(text) : null
    if (text && !found) wrong(name, expected)
    return found
  }
  const origin = (name: string, fallback: string | null) => {
    const text = value(name)
    if (!text) return fallback
    const found = originOf(text)
    if (found) return found
    wrong(name, 'an address such as https://example.org, without a path')
    return fallback
  }

  const portOf = (name: string, fallback: number) => {
    const text = value(name)
    if (!text) return fallback
    const port = Number(text)
    if (!Number.isInteger(port) || port < 1 || port > 65535) wrong(name, 'a whole number from 1 to 65535')
    return port
  }
  // In the app PORT is Next's own, on loopback: the start says the site's beside it.
  const port = portOf('FRONT_PORT', portOf('PORT', 3000))

  const databaseUrl = value('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    problems.push('DATABASE_URL should start with postgres:// (leave it out to use SQLite in DATA_DIR).')
  }

  const databaseDirectUrl = value('DATABASE_DIRECT_URL')
  if (databaseDirectUrl && !(databaseUrl && /^postgres(ql)?:\/\/./.test(databaseDirectUrl))) {
    problems.push('DATABASE_DIRECT_URL should start with postgres://, and belongs to a DATABASE_URL.')
  }

  const demoContent = value('DEMO_CONTENT') ?? 'auto'
  if (demoContent !== 'auto' && demoContent !== 'off') wrong('DEMO_CONTENT', 'auto or off')

  const serviceWorker = value('SERVICE_WORKER') ?? 'on'
  if (serviceWorker !== 'on' && serviceWorker !== 'off') wrong('SERVICE_WORKER', 'on or off')

  const indexing = INDEXING_MODES.find((mode) => mode === (value('INDEXING') ?? 'auto'))
  if (!indexing) wrong('INDEXING', 'auto, on or off')
  const siteUrl = origin('SITE_URL', null)

  const adminEmail = value('ADMIN_EMAIL')
  const adminPassword = value('ADMIN_PASSWORD')
  if (adminEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(adminEmail)) wrong('ADMIN_EMAIL', 'an e-mail address')
  if (adminPassword && adminPassword.length < 12) {
    problems.push('ADMIN_PASSWORD is too short: it should have 12 characters or more.')
  }
  if (!adminEmail !== !adminPassword)
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.')

  const drainSeconds = Number(value('DRAIN_SECONDS') ?? 0)
  if (!Number.isInteger(drainSeconds) || drainSeconds < 0 || drainSeconds > 60)
    wrong('DRAIN_SECONDS', 'a whole number from 0 to 60')

  const metricsToken = value('METRICS_TOKEN')
  if (metricsToken && metricsToken.length < 16) {
    problems.push('METRICS_TOKEN is too short: it should have 16 characters or more.')
  }
  const trustedProxies = (value('TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(Boolean)
  if (!trustedProxies.every(isNetwork)) {
    wrong('TRUSTED_PROXIES', 'addresses or networks, such as 127.0.0.1, 10.0.0.0/8')
  }

  const payloadSecret = value('PAYLOAD_SECRET') ?? ''
  if (payloadSecret && payloadSecret.length < 32) {
    problems.push('PAYLOAD_SECRET is too short: it should have 32 characters or more (leave it out to have one made).')
  }

  const contentApiKey = value('CONTENT_API_KEY')
  if (contentApiKey && !/^[\x21-\x7e]+$/.test(contentApiKey)) {
    problems.push('CONTENT_API_KEY holds a space or a sign that no key has.')
  }

  const smtpUrl = value('SMTP_URL')
  const smtpServer = smtpUrl ? parseSmtpUrl(smtpUrl) : null
  // It holds a password: what is wrong is said without it.
  if (smtpUrl && !smtpServer) {
    problems.push(
      'SMTP_URL should be an address such as smtp://user:password@host:587, its user and password URL-encoded.',
    )
  }
  const mailFrom = parsed('MAIL_FROM', parseMailbox, 'an address such as Name <site@example.org>')
  if (smtpServer && !value('MAIL_FROM')) {
    problems.push('SMTP_URL needs MAIL_FROM, the address that mails come from, such as Name <site@example.org>.')
  }

  const dataDir = path.resolve(/* turbopackIgnore: true */ value('DATA_DIR') ?? 'data')
  const backupTo = parsed(
    'BACKUP_TO',
    (text) => parseBackupPlace(text, dataDir),
    'a folder outside of DATA_DIR, from the root on, such as /mnt/backups, or a bucket such as s3://bucket/site',
  )
  const s3 = readS3(value, problems)
  if (backupTo?.kind === 's3' && !s3 && problems.length === 0)
    problems.push('BACKUP_TO names a bucket, which needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')

  const s3Bucket = parsed('S3_BUCKET', parseBucket, 'the name of a bucket, such as example-site')
  if (s3Bucket && !s3 && problems.length === 0)
    problems.push('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')

  const env: Env = {
    port,
    host: value('HOST') ?? '0.0.0.0',
    appPort: portOf('APP_PORT', port),
    siteUrl: siteUrl ?? `http://localhost:${port}`,
    hasSiteUrl: siteUrl !== null,
    isIndexed: isIndexed(indexing ?? 'off', siteUrl),
    dataDir,
    databaseUrl,
    databaseDirectUrl: databaseDirectUrl ?? databaseUrl,
    contentApiUrl: origin('CONTENT_API_URL', null),
    contentApiKey,
    payloadSecret,
    adminEmail,
    adminPassword,
    demoContent: demoContent === 'off' ? 'off' : 'auto',
    serviceWorker: serviceWorker === 'on',
    drainSeconds,
    metricsToken,
    trustedProxies,
    backupKey: parsed('BACKUP_KEY', publicKeyOf, 'a public key of age, such as age1…, as age-keygen prints it'),
    backupTo,
    s3,
    s3Bucket,
    smtpServer,
    mailFrom,
    mailTo: parsed('MAIL_TO', parseAddresses, 'one address or several, with commas between them') ?? [],
  }
  if (problems.length > 0) throw new EnvError(problems)
  return env
}

/** A public key of age is Bech32 (age-encryption.org/v1): whether its checksum is right, who encrypts with it tells. */
const publicKeyOf = (text: string): string | null => (/^age1[02-9ac-hj-np-z]{58,}$/.test(text) ? text : null)

/** The origin that an address is, or null where it is none or more than one. */
function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null
  const more = url.pathname !== '/' || url.search || url.hash || url.username || url.password
  return more ? null : url.origin
}

/** An IP address, or a network in CIDR notation (RFC 4632). */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  return version !== 0 && more.length === 0 && fits
}

/** The environment of commands that need connections of their own throughout, such as pg_dump. */
export const withDirectDatabase = (known: Env): Env => ({ ...known, databaseUrl: known.databaseDirectUrl })

let current: Env | undefined

/** The configuration of this process, read at the first call. */
export function env(): Env {
  current ??= readEnv(process.env)
  return current
}
