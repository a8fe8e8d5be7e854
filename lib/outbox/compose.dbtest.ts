import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeAccount } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { NO_COLOURS } from '@/lib/shared/colour/palette'
import { FakeMailServer } from './fake-mail-server'
import type { ClaimedMail } from './outbox'

const site = await openTestDatabase()
const { CannotBeMade, composer } = await import('./compose')
const { LETTERS } = await import('@/lib/boot/letters')
const { openTransport } = await import('./transport')
const { payload } = site

let server: FakeMailServer
before(async () => {
  server = await FakeMailServer.listen()
})
after(async () => {
  await server.close()
  await site.close()
})

const BANK = {
  bankName: 'Demo',
  accountName: 'Alokdhara',
  accountNumber: '0000 1234',
  branch: 'Tongi',
  swift: '',
  routing: '',
}
const WALLETS = { nagad: '01700-000001', bkash: '01700-000002', upay: '' }

const compose = (to: string[] = [], email = 'us@shapla.org.bd', mark: string | null = null) =>
  composer({
    payload: async () => payload,
    letters: LETTERS,
    settings: async () => ({
      name: 'আলোকধারা',
      companionName: '',
      address: '',
      phones: [],
      answering: '',
      colours: NO_COLOURS,
      mark,
      email,
      bank: BANK,
      wallets: WALLETS,
    }),
    picture: async (image) => (image ? Buffer.from(`drawn ${image}`) : null),
    siteUrl: 'https://example.org',
    from: { name: 'আলোকধারা, "Alokdhara"', address: 'site@example.org' },
    to,
  })

const row = (more: Partial<ClaimedMail>): ClaimedMail => ({
  id: 1,
  kind: 'message-arrived',
  recipient: 'foundation',
  locale: 'en',
  message: null,
  registration: null,
  pledge: null,
  receipt: null,
  internetMessageId: '<one@example.org>',
  attempts: 0,
  claim: '',
  ...more,
})

const receive = (more: object) =>
  payload.create({
    collection: 'messages',
    data: { mailerName: 'Rahima', mailAddress: 'rahima@example.org', folder: 'inbox', locale: 'en', ...more },
  })

/** What a mail server gets of a row. */
async function sent(mail: ClaimedMail, to?: string[]) {
  const send = openTransport(
    { host: '127.0.0.1', port: server.port, secure: false, user: '', password: '' },
    'example.org',
  )
  await send(await compose(to)(mail), new AbortController().signal)
  return server.mails.at(-1) ?? assert.fail()
}
const header = ({ headers }: Awaited<ReturnType<typeof sent>>, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value)

describe('a mail to the foundation', () => {
  test('goes to the e-mail of the settings, and is answered to the person', async () => {
    const { id } = await receive({ mailerSubject: 'চোখ' })
    const mail = await sent(row({ message: id }))
    assert.deepEqual([mail.recipients, mail.returnPath], [['us@shapla.org.bd'], 'site@example.org'])
    assert.deepEqual(mail.from, { name: 'আলোকধারা, "Alokdhara"', address: 'site@example.org' })
    assert.deepEqual(mail.replyTo, [{ name: 'Rahima', address: 'rahima@example.org' }])
    assert.deepEqual([mail.subject, mail.messageId], ['Message: চোখ', '<one@example.org>'])
    assert.deepEqual(header(mail, 'auto-submitted'), ['auto-generated'])
    assert.match(String(mail.html), /<h1[^>]*>A new message/)
    assert.match(String(mail.text), /Rahima/)
  })

  test('goes to every address of MAIL_TO', async () => {
    const { id } = await receive({})
    const mail = await sent(row({ message: id }), ['a@example.org', 'b@example.org'])
    assert.deepEqual(mail.recipients, ['a@example.org', 'b@example.org'])
  })

  test('is the same mail when it goes to one of them alone', async () => {
    const { id } = await receive({})
    const mail = await sent(row({ message: Number(id), recipient: 'b@example.org' }), [
      'a@example.org',
      'b@example.org',
    ])
    assert.deepEqual(mail.recipients, ['b@example.org'])
    assert.deepEqual(header(mail, 'auto-submitted'), ['auto-generated'])
    assert.equal(mail.replyTo?.[0]?.address, 'rahima@example.org')
  })

  test('has no more headers and receivers than ours, whatever was typed', async () => {
    const evil = 'x\r\nBcc: victim@example.org\r\n\r\n<h1>spam</h1>\u202e, <other@example.org>'
    const { id } = await receive({ mailerName: evil, mailerSubject: evil })
    const mail = await sent(row({ message: id }))
    assert.deepEqual(mail.recipients, ['us@shapla.org.bd'])
    assert.deepEqual([mail.bcc, header(mail, 'bcc')], [undefined, []])
    assert.deepEqual(
      mail.replyTo?.map(({ address }) => address),
      ['rahima@example.org'],
    )
    assert.match(String(mail.subject), /^Message: x Bcc: victim@example\.org/)
  })
})

describe('a mail to staff who work in Bangla', () => {
  before(() => makeAccount(payload, 'editor', { language: 'bn' }))
  after(() => rawSql(site, 'DELETE FROM users'))

  test('is in Bangla, and says in which language its sender is answered', async () => {
    const { id } = await receive({ mailerSubject: 'Eye camp' })
    const mail = await sent(row({ message: id }))
    assert.equal(mail.subject, 'বার্তা: Eye camp')
    assert.match(String(mail.text), /ভাষা\n+ইংরেজি/)
    assert.match(String(mail.html), /subject=Re%3A%20Eye%20camp/)
  })

  test('leaves thanks in the language of whoever sent the form', async () => {
    const { id } = await receive({})
    const mail = await sent(row({ kind: 'message-acknowledged', recipient: 'rahima@example.org', message: id }))
    assert.match(String(mail.subject), /^Thank you/)
  })
})

describe('thanks', () => {
  test('go to the person, and say that a machine wrote them', async () => {
    const { id } = await receive({ mailerSubject: 'Secret' })
    const mail = await sent(
      row({ kind: 'message-acknowledged', recipient: 'rahima@example.org', message: id, locale: 'bn' }),
    )
    assert.deepEqual(mail.recipients, ['rahima@example.org'])
    assert.deepEqual(header(mail, 'auto-submitted'), ['auto-replied'])
    assert.deepEqual(header(mail, 'x-auto-response-suppress'), ['All'])
    assert.equal(mail.replyTo, undefined)
    assert.match(String(mail.subject), /ধন্যবাদ/)
    assert.doesNotMatch(`${mail.html}${mail.text}`, /Secret/)
  })

  test('for registering tell what comes next', async () => {
    const data = { name: 'Karim', email: 'k@example.org', status: 'new', locale: 'en' } as const
    const { id } = await payload.create({ collection: 'volunteer-registrations', data })
    const mail = await sent(row({ kind: 'registration-acknowledged', recipient: 'k@example.org', registration: id }))
    assert.match(String(mail.text), /Dear Karim,[\s\S]*What happens next/)
  })
})

test('what tells of a record that is gone cannot be made', async () => {
  const { id } = await receive({})
  await payload.delete({ collection: 'messages', id })
  await assert.rejects(compose()(row({ message: id })), CannotBeMade)
  await assert.rejects(compose()(row({ kind: 'registration-arrived' })), CannotBeMade)
})

test('what visitors wrote never goes to an address that is made up', async () => {
  const { id } = await receive({})
  const { to } = await compose([], 'hello@alokdhara.example')(row({ message: Number(id) }))
  assert.deepEqual(to, [{ name: '', address: 'site@example.org' }])
})

test('the mark is part of the mail, and a mail without one has no picture', async () => {
  const { id } = await receive({})
  const mail = await compose([], undefined, 'media/mark.webp')(row({ message: Number(id) }))
  assert.match(String(mail.html), /<img src="cid:mark" alt=""/)
  assert.deepEqual(
    mail.attachments?.map(({ cid, content }) => [cid, String(content)]),
    [['mark', 'drawn media/mark.webp']],
  )
  const without = await compose()(row({ message: Number(id) }))
  assert.deepEqual([without.attachments, /<img/.test(String(without.html))], [[], false])
})
