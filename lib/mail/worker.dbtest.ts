import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { kind, openTestDatabase, rawSql } from '@/lib/database/testing'
import { FakeMailServer } from './fake-mail-server'
import type { Turn } from './turn'
import type { MailWorker, Pauses } from './worker'

const site = await openTestDatabase()
const { MailWorker: Worker, PAUSES, CannotBeMade } = await import('./worker')
const { Outbox } = await import('./outbox')
const { openTransport } = await import('./transport')
const { alwaysOurs, turnOnPostgres } = await import('./turn')
const outbox = new Outbox(site.payload.db)

const QUICK: Pauses = {
  ...PAUSES,
  pollMs: 20,
  firstMs: 20,
  longestMs: 50,
  deferSeconds: [0.1, 0.2],
  sendMs: 1500,
  claimSeconds: 3,
}

let server: FakeMailServer
const running: MailWorker[] = []
beforeEach(async () => {
  server = await FakeMailServer.listen()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()))
  await server.close()
  await rawSql(site, 'DELETE FROM mails')
})
after(() => site.close())

const said: string[] = []
const log = { warn: (text: string) => said.push(text), error: (_: object, text: string) => said.push(text) }

function start(options: { pauses?: Pauses; turn?: Turn; compose?: () => never; password?: string } = {}): MailWorker {
  const { port } = server
  const smtp = { host: '127.0.0.1', port, secure: false, user: options.password ? 'site' : '', password: '' }
  const worker = new Worker({
    outbox,
    turn: options.turn ?? alwaysOurs,
    send: openTransport({ ...smtp, password: options.password ?? '' }, 'example.org'),
    compose:
      options.compose ??
      (async ({ recipient, internetMessageId }) => ({
        from: 'site@example.org',
        to: { name: '', address: recipient },
        messageId: internetMessageId,
        text: 'Hello',
      })),
    log: log as never,
    pauses: options.pauses ?? QUICK,
  })
  running.push(worker)
  worker.start()
  return worker
}

let posted = 0
async function post(recipient = `to-${++posted}@example.org`): Promise<string> {
  const id = `<${++posted}@test>`
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
  for (const end = Date.now() + 8000; Date.now() < end; await wait(10)) if (await check()) return
  assert.fail(`It never came to it: ${JSON.stringify(await rows())}`)
}
const untilStates = (...expected: string[]) => until(async () => `${await states()}` === `${expected}`)

describe('the worker', () => {
  test('sends in the order of posting, each mail once, and what is posted later when it is woken', async () => {
    const ids = [await post(), await post(), await post()]
    const worker = start({ pauses: { ...QUICK, pollMs: 60_000 } })
    await untilStates('sent', 'sent', 'sent')
    ids.push(await post())
    worker.wake()
    await untilStates('sent', 'sent', 'sent', 'sent')
    assert.deepEqual(server.ids, ids)
    assert.deepEqual(
      (await rows()).map(({ attempts, claimed_until }) => [Number(attempts), claimed_until]),
      Array(4).fill([1, null]),
    )
  })

  test('waits for a server that is away, whatever it takes, and counts nothing against the mails', async () => {
    const { port } = server
    await server.close()
    const ids = [await post(), await post()]
    const worker = start()
    await until(async () => `${(await rows())[0]?.last_error}`.includes('it refused the connection'))
    assert.ok(worker.unreachedSince)
    await wait(200)
    assert.deepEqual(
      (await rows()).map(({ state, attempts }) => [state, Number(attempts)]),
      Array(2).fill(['waiting', 0]),
    )
    server = await FakeMailServer.listen({ port })
    await untilStates('sent', 'sent')
    assert.deepEqual(server.ids, ids)
    assert.equal(worker.unreachedSince, null)
    assert.equal(said.filter((text) => text.includes('it refused the connection')).length, 1)
  })

  test('gives up at once what is refused, and sends the others', async () => {
    server.onRecipient = (address) => (address === 'nobody@example.org' ? [550, 'No such user'] : null)
    await post('nobody@example.org')
    await post()
    start()
    await untilStates('refused', 'sent')
    assert.match(String((await rows())[0]?.last_error), /^The mail server answered: 550 No such user/)
  })

  test('comes back to what is not taken now, and gives up in the end', async () => {
    let asked = 0
    server.onRecipient = (address) => {
      if (address === 'full@example.org') return [452, 'Full']
      return address === 'later@example.org' && ++asked < 3 ? [451, 'Try again later'] : null
    }
    for (const to of ['later@example.org', 'full@example.org', 'now@example.org']) await post(to)
    start()
    await untilStates('sent', 'refused', 'sent')
    assert.deepEqual(server.recipients, ['now@example.org', 'later@example.org'])
    assert.deepEqual(
      (await rows()).map(({ attempts }) => Number(attempts)),
      [3, 3, 1],
    )
  })

  test('tries a mail again whose server broke off, under the same id, and the others meanwhile', async () => {
    server.dropAfterData = 1
    const ids = [await post(), await post()]
    start()
    await untilStates('sent', 'sent')
    assert.deepEqual(server.ids, [ids[1], ids[0]])
  })

  test('breaks off what takes longer than a claim may, and keeps it', async () => {
    server.delayMs = 1000
    await post()
    start({ pauses: { ...QUICK, sendMs: 300 } })
    await until(async () => `${(await rows())[0]?.last_error}`.startsWith('The mail server'))
    server.delayMs = 0
    await untilStates('sent')
  })

  test('waits when the login is refused, and says so without the password', async () => {
    server.password = 'right'
    await post()
    start({ password: 'wr0ng-secret' })
    await until(async () => (await rows())[0]?.last_error !== null)
    assert.deepEqual(await states(), ['waiting'])
    const told = `${JSON.stringify(await rows())}${said}`
    assert.match(told, /refused the login of SMTP_URL/)
    assert.doesNotMatch(told, /wr0ng-secret/)
  })

  test('puts aside what cannot be made', async () => {
    await post()
    start({
      compose: () => {
        throw new CannotBeMade('The message is gone.')
      },
    })
    await untilStates('refused')
    assert.deepEqual((await rows())[0]?.last_error, 'The message is gone.')
  })

  test('finishes what it is sending when it is stopped, and begins nothing', async () => {
    server.delayMs = 200
    await post()
    await post()
    const worker = start()
    await until(() => server.connections > 0)
    await worker.stop()
    assert.deepEqual(await states(), ['sent', 'waiting'])
  })
})

describe('a claim', () => {
  test('is one process’s alone until it runs out', async () => {
    await post()
    const claims = await Promise.all(Array.from({ length: 8 }, () => outbox.claim(0.3)))
    assert.equal(claims.filter(Boolean).length, 1)
    assert.equal(await outbox.claim(1), null)
    await wait(320)
    assert.ok(await outbox.claim(60))
    await outbox.voidClaims()
    assert.ok(await outbox.claim(60))
  })

  test('is not needed to send a refused mail again, which a sent one never is', async () => {
    await post()
    const { id } = (await outbox.claim(60)) ?? assert.fail()
    assert.equal(await outbox.resend(id), false)
    await outbox.noteRefused(id, 'No')
    assert.deepEqual(await outbox.figures().then(({ waiting, refused }) => [waiting, refused]), [0, 1])
    assert.equal(await outbox.resend(id), true)
    const again = await outbox.claim(60)
    assert.equal(again?.attempts, 0)
    await outbox.noteSent(id)
    assert.equal(await outbox.resend(id), false)
  })
})

if (kind === 'postgres') {
  describe('several processes', () => {
    const turns = (count: number) => Array.from({ length: count }, () => turnOnPostgres(site.databaseUrl))

    test('send each mail once, one of them at a time, and the next when that one ends', async () => {
      const [first, second] = turns(2).map((turn) => start({ turn }))
      const ids = []
      for (let count = 0; count < 20; count += 1) ids.push(await post())
      await until(async () => (await states()).filter((state) => state === 'sent').length > 5)
      await first?.stop()
      await untilStates(...Array(20).fill('sent'))
      assert.deepEqual(server.ids, ids)
      await second?.stop()
    })

    test('pass the turn on when the connection is lost', async () => {
      const [mine, yours] = turns(2) as [Turn, Turn]
      assert.deepEqual([await mine.isOurs(), await yours.isOurs()], [true, false])
      await rawSql(
        site,
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${0x6d61696c}
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
      await wait(100)
      assert.deepEqual([await yours.isOurs(), await mine.isOurs()], [true, false])
      await yours.end()
      assert.equal(await mine.isOurs(), true)
      await mine.end()
    })
  })
}
