import path from 'node:path'
import { EnvError, readEnv, withDirectDatabase } from './env'

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
  return []
}

test('without any variable the site runs on port 3000 with SQLite in ./data', () => {
  const { port, host, siteUrl, dataDir, databaseUrl, demoContent } = readEnv({})
  expect({ port, host, siteUrl, dataDir, databaseUrl, demoContent }).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    databaseUrl: null,
    demoContent: 'auto',
  })
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '  ', SITE_URL: '' })).toEqual(readEnv({}))
})

test('the address of the site follows its port', () => {
  expect(readEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
})

test('the address of the site loses its trailing slash', () => {
  expect(readEnv({ SITE_URL: 'https://example.org/' }).siteUrl).toBe('https://example.org')
})

test('indexing is on at a public https address alone, unless INDEXING says otherwise', () => {
  expect(readEnv({ SITE_URL: 'https://alokdhara.org' })).toMatchObject({ isIndexed: true, hasSiteUrl: true })
  expect(readEnv({ SITE_URL: 'https://alokdhara.org', INDEXING: 'off' }).isIndexed).toBe(false)
  expect(readEnv({})).toMatchObject({ isIndexed: false, hasSiteUrl: false })
  expect(readEnv({ INDEXING: 'on' }).isIndexed).toBe(true)
})

test('the data folder is made absolute', () => {
  expect(readEnv({ DATA_DIR: 'elsewhere' }).dataDir).toBe(path.resolve('elsewhere'))
})

test('the app listens on APP_PORT, or on the site’s own port', () => {
  expect(readEnv({ PORT: '8080' }).appPort).toBe(8080)
  expect(readEnv({ PORT: '8080', APP_PORT: '9090' }).appPort).toBe(9090)
})

test('proxies are addresses and networks of both kinds', () => {
  expect(readEnv({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1,fd00::/8' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
  ])
})

test.each(['postgres://user@host/site', 'postgresql://host/site'])('%s is a database', (url) => {
  expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['SITE_URL', 'example.org'],
  ['SITE_URL', 'ftp://example.org'],
  ['INDEXING', 'yes'],
  ['DATABASE_URL', 'mysql://host/site'],
  ['DATABASE_URL', 'postgres://'],
  ['DEMO_CONTENT', 'on'],
  ['CONTENT_API_URL', 'https://example.org/api/v1'],
  ['CONTENT_API_KEY', 'two words'],
  ['PAYLOAD_SECRET', 'x'.repeat(31)],
  ['METRICS_TOKEN', 'short'],
  ['TRUSTED_PROXIES', 'proxy.example.org'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['MAIL_FROM', 'Alokdhara'],
  ['MAIL_TO', 'a@example.org, b'],
])('a wrong %s (%s) is named', (name, value) => {
  const [problem, ...others] = problemsOf({ [name]: value })
  expect(problem).toContain(name)
  expect(others).toEqual([])
})

test('a wrong address of the administrator is named', () => {
  expect(problemsOf({ ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: 'long enough for it' })).toEqual([
    expect.stringContaining('ADMIN_EMAIL'),
  ])
})

test('a short password of the administrator is named, and not repeated', () => {
  const problems = problemsOf({ ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'shortsecret' })
  expect(problems).toEqual([expect.stringContaining('ADMIN_PASSWORD')])
  expect(problems.join()).not.toContain('shortsecret')
})

test('the content can be read from another server, with a key', () => {
  const source = { CONTENT_API_URL: 'https://example.org/', CONTENT_API_KEY: 'the-key' }
  expect(readEnv(source)).toMatchObject({ contentApiUrl: 'https://example.org', contentApiKey: 'the-key' })
})

test('a wrong key is not repeated', () => {
  const source = { CONTENT_API_URL: 'https://example.org', CONTENT_API_KEY: 'two words' }
  expect(problemsOf(source)).toEqual([expect.not.stringContaining('two words')])
})

test('a short secret is not repeated', () => {
  expect(problemsOf({ PAYLOAD_SECRET: 'known to nobody' }).join()).not.toContain('known to nobody')
})

test('a password in a wrong database address is not repeated', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://user:hunter2@host/site' }).join()).not.toContain('hunter2')
})

test.each<Record<string, string>>([{ ADMIN_EMAIL: 'admin@example.org' }, { ADMIN_PASSWORD: 'long enough for it' }])(
  'one half of the administrator alone is wrong: %j',
  (source) => {
    expect(problemsOf(source)).toEqual([expect.stringContaining('belong together')])
  },
)

test('every wrong variable is named at once', () => {
  const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'x', DEMO_CONTENT: 'x' })
  expect(problems).toHaveLength(3)
})

test('mails are handed to the server of SMTP_URL, with what is URL-encoded in it', () => {
  const source = { SMTP_URL: 'smtp://site%40example.org:p%40ss%2Fword@mail.example.org', MAIL_FROM: 'আলোকধারা <a@b.org>' }
  expect(readEnv(source)).toMatchObject({
    smtpServer: { host: 'mail.example.org', port: 587, secure: false, user: 'site@example.org', password: 'p@ss/word' },
    mailFrom: { name: 'আলোকধারা', address: 'a@b.org' },
    mailTo: [],
  })
  expect(readEnv({ SMTP_URL: 'smtps://[::1]', MAIL_FROM: 'a@b.org', MAIL_TO: 'c@d.org, e@f.org' })).toMatchObject({
    smtpServer: { host: '::1', port: 465, secure: true, user: '', password: '' },
    mailFrom: { name: '', address: 'a@b.org' },
    mailTo: ['c@d.org', 'e@f.org'],
  })
})

test('a mail server needs an address to send from', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' })).toEqual([expect.stringContaining('needs MAIL_FROM')])
})

test.each(['http://user:hunter2@host', 'user:hunter2@host', 'smtp://u:hunter2%@host', 'smtp://u:hunter2@host?tls=no'])(
  'a password in a wrong SMTP_URL (%s) is not repeated',
  (url) => {
    const [problem, ...others] = problemsOf({ SMTP_URL: url, MAIL_FROM: 'a@b.org' })
    expect(problem).toContain('SMTP_URL')
    expect(`${problem}${others}`).not.toContain('hunter2')
    expect(others).toEqual([])
  },
)

test('backups go to a folder outside of the data folder, or to a bucket with its keys', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const place = (BACKUP_TO: string) => readEnv({ ...keys, DATA_DIR: '/var/lib/site', BACKUP_TO }).backupTo
  expect(place('/mnt/backups/')).toEqual({ kind: 'folder', folder: '/mnt/backups' })
  expect(place('/var/lib/site-backups')).toEqual({ kind: 'folder', folder: '/var/lib/site-backups' })
  expect(place('s3://kept')).toEqual({ kind: 's3', bucket: 'kept', prefix: '' })
  expect(place('s3://kept/one/site/')).toEqual({ kind: 's3', bucket: 'kept', prefix: 'one/site/' })
  for (const BACKUP_TO of ['backups', '/var/lib/site', '/var/lib/site/backups', 's3://', 's3://Kept', 'https://kept'])
    expect(problemsOf({ ...keys, DATA_DIR: '/var/lib/site', BACKUP_TO })[0]).toMatch(/^BACKUP_TO is /)
  expect(problemsOf({ BACKUP_TO: 's3://kept' })).toEqual([
    'BACKUP_TO names a bucket, which needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  ])
})

test('a bucket of pictures and files needs its service', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readEnv({ ...keys, S3_BUCKET: 'example-site' }).s3Bucket).toBe('example-site')
  expect(readEnv(keys).s3Bucket).toBeNull()
  for (const S3_BUCKET of ['s3://example-site', 'Example', 'a', 'example/site'])
    expect(problemsOf({ ...keys, S3_BUCKET })[0]).toMatch(/^S3_BUCKET is /)
  expect(problemsOf({ S3_BUCKET: 'example-site' })).toEqual([
    'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  ])
})

test('a service of S3 has both keys and an address', () => {
  expect(readEnv({}).s3).toBeNull()
  expect(readEnv({ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }).s3).toEqual({
    ...{ endpoint: null, region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' },
  })
  expect(problemsOf({ S3_ACCESS_KEY_ID: 'key', S3_ENDPOINT: 'example.org' })).toEqual([
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.',
    'S3_ENDPOINT should be an address such as https://s3.example.org.',
  ])
})

test('the database is reached directly where a pooler stands before it', () => {
  const [pooled, direct] = ['postgres://pooler/site', 'postgres://database/site']
  const addresses = ({ databaseUrl, databaseDirectUrl }: ReturnType<typeof readEnv>) => [databaseUrl, databaseDirectUrl]
  expect(addresses(readEnv({}))).toEqual([null, null])
  expect(addresses(readEnv({ DATABASE_URL: direct }))).toEqual([direct, direct])
  const both = readEnv({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })
  expect(addresses(both)).toEqual([pooled, direct])
  expect(withDirectDatabase(both).databaseUrl).toBe(direct)
  const belongs = 'DATABASE_DIRECT_URL should start with postgres://, and belongs to a DATABASE_URL.'
  expect(problemsOf({ DATABASE_DIRECT_URL: direct })).toEqual([belongs])
  expect(problemsOf({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: 'database' })).toEqual([belongs])
})

test('a stop waits for balancers no longer than a minute', () => {
  expect(readEnv({}).drainSeconds).toBe(0)
  expect(readEnv({ DRAIN_SECONDS: '15' }).drainSeconds).toBe(15)
  for (const DRAIN_SECONDS of ['-1', '61', '1.5', 'long'])
    expect(problemsOf({ DRAIN_SECONDS })[0]).toMatch(/^DRAIN_SECONDS is /)
})
