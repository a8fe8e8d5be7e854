/** For *.dbtest.ts alone: the worker, between an outbox in a database and a mail server of the test's own. */
import assert from 'node:assert/strict'
import { afterEach, beforeEach } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { AdvisoryLock } from '@/lib/platform/database/advisory-lock'
import { rawSql, type TestDatabase } from '@/lib/platform/database/testing'
import type { Limits } from './attempt'
import { FakeMailServer } from './fake-mail-server'
import type { Pauses } from './pauses'
import type { MailWorker } from './worker'

/** Key of the advisory lock that lets one process send at a time. */
export const KEY = 7

export const LIMITS: Limits = { handOverMs: 1500, answerMs: 3000, partingMs: 5000 }

interface StartOptions {
  pauses?: Pauses
  lock?: AdvisoryLock
  compose?: () => never
  password?: string
  limits?: Limits
  isUnreadable?: (id: string) => boolean
  foundation?: string[]
}

/** Gives each test of the file a mail server, and stops its workers and empties the outbox afterwards. */
export async function mailWork(site: TestDatabase) {
  // They read the configuration, which the database's name is in.
  const [{ MailWorker: Worker }, { PAUSES }, { Outbox }, { openTransport }, { advisoryLock }] = await Promise.all([
    import('./worker'),
    import('./pauses'),
    import('./outbox'),
    import('./transport'),
    import('@/lib/platform/database/advisory-lock'),
  ])
  const outbox = new Outbox(site.payload.db)
  const quick: Pauses = {
    ...PAUSES,
    pollMs: 20,
    firstMs: 20,
    longestMs: 50,
    deferSeconds: [0.1, 0.2],
    unansweredSeconds: [0.1, 0.2],
    claimSeconds: 3,
  }
  const running: MailWorker[] = []
  /** What workers said in the log. */
  const said: string[] = []
  const log = { warn: (text: string) => said.push(text), error: (_: object, text: string) => said.push(text) }
  const work = { server: await FakeMailServer.listen() }
  await work.server.close()

  beforeEach(async () => {
    work.server = await FakeMailServer.listen()
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((worker) => worker.stop()))
    await work.server.close()
    await rawSql(site, 'DELETE FROM mails')
  })

  function start(options: StartOptions = {}): MailWorker {
    const { port } = work.server
    const smtp = { host: '127.0.0.1', port, secure: false, user: options.password ? 'site' : '', password: '' }
    const worker = new Worker({
      outbox,
      lock: options.lock ?? advisoryLock(null, KEY),
      send: openTransport({ ...smtp, password: options.password ?? '' }, 'example.org', options.limits ?? LIMITS),
      compose:
        options.compose ??
        (async ({ recipient, internetMessageId }) => {
          if (options.isUnreadable?.(internetMessageId)) throw new Error('The database is locked.')
          const addresses = recipient === 'foundation' ? (options.foundation ?? []) : [recipient]
          const to = addresses.map((address) => ({ name: '', address }))
          return { from: 'site@example.org', to, messageId: internetMessageId, text: 'Hello' }
        }),
      log: log as never,
      pauses: options.pauses ?? quick,
    })
    running.push(worker)
    worker.start()
    return worker
  }

  let posted = 0
  async function post(recipient = `to-${++posted}@example.org`): Promise<string> {
    // Rows are read in the order of their ids, as texts.
    const id = `<${String(++posted).padStart(4, '0')}@test>`
    await rawSql(
      site,
      `INSERT INTO mails (recipient, kind, internet_message_id) VALUES ('${recipient}', 'message-arrived', '${id}')`,
    )
    return id
  }

  const rows = () =>
    rawSql(site, 'SELECT state, attempts, last_error, claimed_until, internet_message_id AS id FROM mails ORDER BY id')
  const states = async () => (await rows()).map(({ state }) => state)

  async function until(check: () => boolean | Promise<boolean>): Promise<void> {
    for (const end = Date.now() + 40_000; Date.now() < end; await wait(10)) if (await check()) return
    assert.fail(`It never came to it: ${JSON.stringify(await rows())}`)
  }
  const untilStates = (...expected: string[]) => until(async () => `${await states()}` === `${expected}`)

  return Object.assign(work, { outbox, quick, said, start, post, rows, states, until, untilStates })
}
