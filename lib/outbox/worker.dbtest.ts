/** What the worker makes of what mail servers do: it is alike on both databases (claims.dbtest.ts has what is not). */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { FakeMailServer } from './fake-mail-server'
import { LIMITS, mailWork } from './testing'

const site = await openTestDatabase()
const { CannotBeMade } = await import('./compose')
const mail = await mailWork(site)
const { outbox, quick, said, start, post, rows, states, until, untilStates } = mail
after(() => site.close())

describe('the worker', () => {
  test('waits for a server that is away, whatever it takes, and counts nothing against the mails', async () => {
    const { port } = mail.server
    await mail.server.close()
    const ids = [await post(), await post()]
    const worker = start()
    await until(async () => `${(await rows())[0]?.last_error}`.includes('it refused the connection'))
    assert.ok(worker.unreachedSince)
    await wait(200)
    assert.deepEqual(
      (await rows()).map(({ state, attempts }) => [state, Number(attempts)]),
      Array(2).fill(['waiting', 0]),
    )
    mail.server = await FakeMailServer.listen({ port })
    await untilStates('sent', 'sent')
    assert.deepEqual(mail.server.ids.toSorted(), ids)
    assert.equal(worker.unreachedSince, null)
    assert.equal(said.filter((text) => text.includes('it refused the connection')).length, 1)
  })

  test('gives up at once what is refused, and sends the others', async () => {
    mail.server.onRecipient = (address) => (address === 'nobody@example.org' ? [550, 'No such user'] : null)
    await post('nobody@example.org')
    await post()
    start()
    await untilStates('refused', 'sent')
    assert.match(String((await rows())[0]?.last_error), /^The mail server answered: 550 No such user/)
  })

  test('comes back to what is not taken now, and gives up in the end', async () => {
    let asked = 0
    mail.server.onRecipient = (address) => {
      if (address === 'full@example.org') return [452, 'Full']
      return address === 'later@example.org' && ++asked < 3 ? [451, 'Try again later'] : null
    }
    for (const to of ['later@example.org', 'full@example.org', 'now@example.org']) await post(to)
    start()
    await untilStates('sent', 'refused', 'sent')
    assert.deepEqual(mail.server.recipients, ['now@example.org', 'later@example.org'])
    assert.deepEqual(
      (await rows()).map(({ attempts }) => Number(attempts)),
      [3, 3, 1],
    )
  })

  test('sends again to those of several for whom it was not taken now, and to them alone', async () => {
    let asked = 0
    mail.server.onRecipient = (to) => {
      if (to === 'later@example.org' && ++asked === 1) return [450, 'Later']
      return to === 'no@example.org' ? [550, 'No'] : null
    }
    const id = await post('foundation')
    start({ foundation: ['office@example.org', 'later@example.org', 'no@example.org'] })
    await untilStates('sent', 'sent')
    assert.deepEqual(mail.server.recipients, ['office@example.org', 'later@example.org'])
    assert.equal(mail.server.ids[0], id)
    // In the order of their Message-IDs.
    const [again, first] = await rows()
    assert.equal(first?.last_error, 'The mail server did not take it for 1 of its recipients.')
    assert.match(String(again?.id), /^<\d+\.[0-9a-f]{12}@test>$/)
  })

  test('tries a mail again whose server broke off, under the same id, and the others meanwhile', async () => {
    mail.server.dropAfterData = 1
    const ids = [await post(), await post()]
    start()
    await untilStates('sent', 'sent')
    assert.deepEqual(mail.server.ids, [ids[1], ids[0]])
  })

  test('waits for a server that is slow to say yes, longer than a claim lasts, and sends once', async () => {
    mail.server.delayMs = 2500
    await post()
    start({ pauses: { ...quick, claimSeconds: 1.5, renewMs: 100 } })
    await until(() => mail.server.had === 1)
    for (let look = 0; look < 20; look += 1) {
      assert.equal(await outbox.claim(1), null)
      await wait(100)
    }
    await untilStates('sent')
    assert.deepEqual([mail.server.had, Number((await rows())[0]?.attempts)], [1, 1])
  })

  test('gives a mail that the server had without a word three times at most, and says that it may have arrived', async () => {
    mail.server.delayMs = 800
    await post()
    start({ limits: { ...LIMITS, answerMs: 200 } })
    await untilStates('refused')
    assert.equal(mail.server.had, 3)
    assert.match(String((await rows())[0]?.last_error), /^It may have arrived: /)
  })

  test('keeps what breaks off before the server has it, and counts it against that mail', async () => {
    mail.server.recipientDelayMs = 1500
    await post()
    start({ limits: { ...LIMITS, handOverMs: 700 } })
    await until(async () => `${(await rows())[0]?.last_error}`.startsWith('The mail server did not take it'))
    mail.server.recipientDelayMs = 0
    await untilStates('sent')
    assert.equal(mail.server.had, 1)
  })

  test('passes by one whose recipient has the server end the session, and gives it up in the end', async () => {
    mail.server.hangUpAt = 'cut@example.org'
    mail.server.onRecipient = (to) => (to === 'busy@example.org' ? [421, '4.7.0 Closing'] : null)
    for (const to of ['cut@example.org', 'busy@example.org', 'b@example.org', 'c@example.org']) await post(to)
    const worker = start({ pauses: { ...quick, firstMs: 60_000, longestMs: 60_000 } })
    await untilStates('refused', 'refused', 'sent', 'sent')
    assert.equal(worker.unreachedSince, null)
    const told = (await rows()).map(({ last_error }) => String(last_error))
    assert.match(told[0] ?? '', /^The mail server did not take it: /)
    assert.match(told[1] ?? '', /^The mail server answered: 421/)
  })

  test('waits when the login is refused, and says so without the password', async () => {
    mail.server.password = 'right'
    await post()
    start({ password: 'wr0ng-secret' })
    await until(async () => (await rows())[0]?.last_error !== null)
    assert.deepEqual(await states(), ['waiting'])
    const told = `${JSON.stringify(await rows())}${said}`
    assert.match(told, /refused the login of SMTP_URL/)
    assert.doesNotMatch(told, /wr0ng-secret/)
  })

  test('refuses a mail that cannot be composed', async () => {
    await post()
    start({
      compose: () => {
        throw new CannotBeMade('The message is gone.')
      },
    })
    await untilStates('refused')
    assert.deepEqual((await rows())[0]?.last_error, 'The message is gone.')
  })

  test('skips a mail whose record cannot be read now, and sends the next', async () => {
    const [first] = [await post(), await post()]
    start({ isUnreadable: (id) => id === first })
    await untilStates('waiting', 'sent')
    assert.equal((await rows())[0]?.last_error, 'What it is made from could not be read.')
  })

  test('waits for the answer to what the server has when it is stopped, and begins nothing', async () => {
    mail.server.delayMs = 300
    await post()
    await post()
    const worker = start()
    await until(() => mail.server.had > 0)
    await worker.stop()
    assert.deepEqual(await states(), ['sent', 'waiting'])
  })

  test('does not wait for ever for that answer when it is stopped, nor send that mail again soon', async () => {
    mail.server.delayMs = 2000
    await post()
    const worker = start({ pauses: { ...quick, unansweredSeconds: [60] }, limits: { ...LIMITS, partingMs: 200 } })
    await until(() => mail.server.had > 0)
    await worker.stop()
    assert.equal(mail.server.mails.length, 0)
    assert.equal(await outbox.claim(1), null)
  })

  test('breaks off at once what the server does not have yet when it is stopped, and leaves it as it was', async () => {
    // Whoever waited for it would find the mail sent.
    mail.server.recipientDelayMs = 20_000
    await post()
    const worker = start()
    await until(() => mail.server.connections > 0)
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
