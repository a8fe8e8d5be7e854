import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Turn } from '@/lib/database/one-process'
import { kind, openTestDatabase, rawSql } from '@/lib/database/testing'
import type { Limits } from './attempt'
import { FakeMailServer } from './fake-mail-server'
import type { Pauses } from './pauses'
import type { MailWorker } from './worker'

const site = await openTestDatabase()
const { MailWorker: Worker, CannotBeMade } = await import('./worker')
const { PAUSES } = await import('./pauses')
const { Outbox } = await import('./outbox')
const { openTransport } = await import('./transport')
const { turnOn } = await import('@/lib/database/one-process')

const KEY = 7
const outbox = new Outbox(site.payload.db)

const QUICK: Pauses = {
  ...PAUSES,
  pollMs: 20,
  firstMs: 20,
  longestMs: 50,
  deferSeconds: [0.1, 0.2],
  unansweredSeconds: [0.1, 0.2],
  claimSeconds: 3,
}
const LIMITS: Limits = { handOverMs: 1500, answerMs: 3000, partingMs: 5000 }

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

function start(
  options: {
    pauses?: Pauses
    turn?: Turn
    compose?: () => never
    password?: string
    limits?: Limits
    isUnreadable?: (id: string) => boolean
    foundation?: string[]
  } = {},
): MailWorker {
  const { port } = server
  const smtp = { host: '127.0.0.1', port, secure: false, user: options.password ? 'site' : '', password: '' }
  const worker = new Worker({
    outbox,
    turn: options.turn ?? turnOn(null, KEY),
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
  for (const end = Date.now() + 40_000; Date.now() < end; await wait(10)) if (await check()) return
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
    assert.deepEqual(server.ids.toSorted(), ids)
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

  test('sends again to those of several for whom it was not taken now, and to them alone', async () => {
    let asked = 0
    server.onRecipient = (to) => {
      if (to === 'later@example.org' && ++asked === 1) return [450, 'Later']
      return to === 'no@example.org' ? [550, 'No'] : null
    }
    const id = await post('foundation')
    start({ foundation: ['office@example.org', 'later@example.org', 'no@example.org'] })
    await untilStates('sent', 'sent')
    assert.deepEqual(server.recipients, ['office@example.org', 'later@example.org'])
    assert.equal(server.ids[0], id)
    // In the order of their Message-IDs.
    const [again, first] = await rows()
    assert.equal(first?.last_error, 'The mail server did not take it for 1 of its recipients.')
    assert.match(String(again?.id), /^<\d+\.[0-9a-f]{12}@test>$/)
  })

  test('tries a mail again whose server broke off, under the same id, and the others meanwhile', async () => {
    server.dropAfterData = 1
    const ids = [await post(), await post()]
    start()
    await untilStates('sent', 'sent')
    assert.deepEqual(server.ids, [ids[1], ids[0]])
  })

  test('waits for a server that is slow to say yes, longer than a claim lasts, and sends once', async () => {
    server.delayMs = 2500
    await post()
    start({ pauses: { ...QUICK, claimSeconds: 1.5, renewMs: 100 } })
    await until(() => server.had === 1)
    for (let look = 0; look < 20; look += 1) {
      assert.equal(await outbox.claim(1), null)
      await wait(100)
    }
    await untilStates('sent')
    assert.deepEqual([server.had, Number((await rows())[0]?.attempts)], [1, 1])
  })

  test('gives a mail that the server had without a word three times at most, and says that it may have arrived', async () => {
    server.delayMs = 800
    await post()
    start({ limits: { ...LIMITS, answerMs: 200 } })
    await untilStates('refused')
    assert.equal(server.had, 3)
    assert.match(String((await rows())[0]?.last_error), /^It may have arrived: /)
  })

  test('keeps what breaks off before the server has it, and counts it against that mail', async () => {
    server.recipientDelayMs = 1500
    await post()
    start({ limits: { ...LIMITS, handOverMs: 700 } })
    await until(async () => `${(await rows())[0]?.last_error}`.startsWith('The mail server did not take it'))
    server.recipientDelayMs = 0
    await untilStates('sent')
    assert.equal(server.had, 1)
  })

  test('passes by one whose recipient has the server end the session, and gives it up in the end', async () => {
    server.hangUpAt = 'cut@example.org'
    server.onRecipient = (to) => (to === 'busy@example.org' ? [421, '4.7.0 Closing'] : null)
    for (const to of ['cut@example.org', 'busy@example.org', 'b@example.org', 'c@example.org']) await post(to)
    const worker = start({ pauses: { ...QUICK, firstMs: 60_000, longestMs: 60_000 } })
    await untilStates('refused', 'refused', 'sent', 'sent')
    assert.equal(worker.unreachedSince, null)
    const told = (await rows()).map(({ last_error }) => String(last_error))
    assert.match(told[0] ?? '', /^The mail server did not take it: /)
    assert.match(told[1] ?? '', /^The mail server answered: 421/)
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

  test('passes by one that cannot be read now', async () => {
    const [first] = [await post(), await post()]
    start({ isUnreadable: (id) => id === first })
    await untilStates('waiting', 'sent')
    assert.equal((await rows())[0]?.last_error, 'What it is made from could not be read.')
  })

  test('waits for the answer to what the server has when it is stopped, and begins nothing', async () => {
    server.delayMs = 300
    await post()
    await post()
    const worker = start()
    await until(() => server.had > 0)
    await worker.stop()
    assert.deepEqual(await states(), ['sent', 'waiting'])
  })

  test('does not wait for ever then, nor sends that one again soon', async () => {
    server.delayMs = 2000
    await post()
    const worker = start({ pauses: { ...QUICK, unansweredSeconds: [60] }, limits: { ...LIMITS, partingMs: 200 } })
    await until(() => server.had > 0)
    await worker.stop()
    assert.equal(server.mails.length, 0)
    assert.equal(await outbox.claim(1), null)
  })

  test('breaks off at once what the server does not have yet when it is stopped, and leaves it as it was', async () => {
    // Whoever waited for it would find the mail sent.
    server.recipientDelayMs = 20_000
    await post()
    const worker = start()
    await until(() => server.connections > 0)
    await worker.stop()
    assert.deepEqual(
      (await rows()).map(({ state, attempts, last_error, claimed_until }) => [
        state,
        Number(attempts),
        last_error,
        claimed_until,
      ]),
      [['waiting', 0, null, null]],
    )
    assert.equal(worker.unreachedSince, null)
  })
})

describe('a claim', () => {
  test('is one process’s alone until it runs out', async () => {
    await post()
    const claims = await Promise.all(Array.from({ length: 8 }, () => outbox.claim(2)))
    assert.equal(claims.filter(Boolean).length, 1)
    assert.equal(await outbox.claim(1), null)
    await until(async () => (await outbox.claim(60)) !== null)
    await outbox.voidClaims()
    assert.ok(await outbox.claim(60))
  })

  test('that ran out settles nothing of the next one’s', async () => {
    await post()
    const late = (await outbox.claim(0.05)) ?? assert.fail()
    await wait(80)
    const next = (await outbox.claim(60)) ?? assert.fail()
    await outbox.release(late)
    await outbox.noteRefused(late, 'No')
    await outbox.renew(late, 600)
    assert.equal(await outbox.claim(60), null)
    assert.deepEqual(await states(), ['waiting'])
    await outbox.noteSent(next)
    assert.deepEqual(await states(), ['sent'])
  })

  test('is not needed to send a refused mail again, which a sent one never is', async () => {
    await post()
    const mail = (await outbox.claim(60)) ?? assert.fail()
    const { id } = mail
    assert.equal(await outbox.resend(id), false)
    await outbox.noteRefused(mail, 'No')
    assert.deepEqual(await outbox.figures().then(({ waiting, refused }) => [waiting, refused]), [0, 1])
    assert.equal(await outbox.resend(id), true)
    const again = (await outbox.claim(60)) ?? assert.fail()
    assert.equal(again.attempts, 0)
    await outbox.noteSent(again)
    assert.equal(await outbox.resend(id), false)
  })
})

if (kind === 'postgres') {
  describe('several processes', () => {
    const turns = (count: number) => Array.from({ length: count }, () => turnOn(site.databaseUrl, KEY))

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
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${KEY}
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
      await until(() => yours.isOurs())
      assert.equal(await mine.isOurs(), false)
      await yours.end()
      assert.equal(await mine.isOurs(), true)
      await mine.end()
    })
  })
}
