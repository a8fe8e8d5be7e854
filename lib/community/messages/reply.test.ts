import { type Answerable, replyAddress } from './reply'

const MESSAGE: Answerable = {
  mailAddress: 'sumi@example.org',
  mailerName: 'Sumi Begum',
  mailerSubject: 'Blankets',
  mailerMessage: 'Two bags.\nWhere to?',
  createdAt: '2026-11-21T06:00:00.000Z',
  locale: 'en',
}

const opened = (message: Partial<Answerable>) => {
  const url = new URL(replyAddress({ ...MESSAGE, ...message }))
  return { to: decodeURIComponent(url.pathname), fields: Object.fromEntries(url.searchParams) }
}

test('an answer begins with the subject and the message quoted', () => {
  expect(opened({})).toEqual({
    to: 'sumi@example.org',
    fields: {
      subject: 'Re: Blankets',
      body: '\r\n\r\nSumi Begum, 21 November, 2026:\r\n> Two bags.\r\n> Where to?',
    },
  })
})

test('an answer to an answer says so once', () => {
  expect(opened({ mailerSubject: 'RE: Blankets' }).fields.subject).toBe('RE: Blankets')
})

test('nothing in an address, a name or a subject adds a recipient or a line', () => {
  const { to, fields } = opened({ mailAddress: 'a@b.co?bcc=c@d.co', mailerSubject: 'Hi\r\nBcc: e@f.co&cc=g@h.co' })
  expect(to).toBe('a@b.co?bcc=c@d.co')
  expect(Object.keys(fields)).toEqual(['subject', 'body'])
  expect(fields.subject).toBe('Re: Hi Bcc: e@f.co&cc=g@h.co')
})

test.each([
  ['Bangla', 'শীতবস্ত্র দিতে চাই। '],
  ['emoji', '🧣🧤'],
  ['lines', 'a\n'],
])('a long message in %s is cut between its letters, within what mail programs take', (_, part) => {
  const message = { ...MESSAGE, mailerMessage: part.repeat(1000) }
  expect(replyAddress(message).length).toBeLessThanOrEqual(1900)
  expect(replyAddress(message).length).toBeGreaterThan(1800)
  const { body = '' } = opened(message).fields
  expect(body.endsWith('\r\n…')).toBe(true)
  expect(body).not.toContain('\uFFFD')
})

test('half of a surrogate pair is left out of the answer', () => {
  expect(opened({ mailerName: 'Su\uD83Dmi' }).fields.body).toContain('Sumi')
})
