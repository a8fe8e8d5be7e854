/** Which mail is whose: the outbox as the database keeps it. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { AdvisoryLock } from '@/lib/platform/database/advisory-lock'
import { kind, openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { KEY, mailWork } from './testing'

const site = await openTestDatabase()
const { advisoryLock } = await import('@/lib/platform/database/advisory-lock')
const mail = await mailWork(site)
const { outbox, quick, start, post, rows, states, until, untilStates } = mail
after(() => site.close())

describe('the worker', () => {
  test('sends in the order of posting, each mail once, and what is posted later when it is woken', async () => {
    const ids = [await post(), await post(), await post()]
    const worker = start({ pauses: { ...quick, pollMs: 60_000 } })
    await untilStates('sent', 'sent', 'sent')
    ids.push(await post())
    worker.wake()
    await untilStates('sent', 'sent', 'sent', 'sent')
    assert.deepEqual(mail.server.ids, ids)
    assert.deepEqual(
      (await rows()).map(({ attempts, claimed_until }) => [Number(attempts), claimed_until]),
      Array(4).fill([1, null]),
    )
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

  test('that ran out changes nothing of the next claim on its mail', async () => {
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

  test('is not needed to resend a refused mail; a sent one is never resent', async () => {
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
    const turns = (count: number) => Array.from({ length: count }, () => advisoryLock(site.databaseUrl, KEY))

    test('send each mail once, one of them at a time, and the next when that one ends', async () => {
      const [first, second] = turns(2).map((lock) => start({ lock }))
      const ids = []
      for (let count = 0; count < 20; count += 1) ids.push(await post())
      await until(async () => (await states()).filter((state) => state === 'sent').length > 5)
      await first?.stop()
      await untilStates(...Array(20).fill('sent'))
      assert.deepEqual(mail.server.ids, ids)
      await second?.stop()
    })

    test('pass the lock on when its connection is lost', async () => {
      const [mine, yours] = turns(2) as [AdvisoryLock, AdvisoryLock]
      assert.deepEqual([await mine.acquire(), await yours.acquire()], [true, false])
      await rawSql(
        site,
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${KEY}
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
      await until(() => yours.acquire())
      assert.equal(await mine.acquire(), false)
      await yours.release()
      assert.equal(await mine.acquire(), true)
      await mine.release()
    })
  })
}
