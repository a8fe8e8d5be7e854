/** @jest-environment jsdom */
import type { Letterhead } from '@/lib/outbox/letters/letter'
import { mailWords } from '@/lib/outbox/letters/words'
import type { Message, VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { NO_COLOURS } from '@/lib/shared/colour/palette'
import { messageLetter, registrationLetter } from './letter'

const letterhead: Letterhead = {
  locale: 'en',
  foundation: {
    name: 'Alokdhara & Friends',
    companionName: 'আলোকধারা',
    address: 'Tongi',
    phones: ['+880 1700-000 000'],
    answering: '',
    mark: null,
    colours: NO_COLOURS,
  },
  siteUrl: 'https://alokdhara.example',
  visitor: { locale: 'en', foundation: 'Alokdhara & Friends' },
}
const inBangla: Letterhead = { ...letterhead, locale: 'bn' }

const NASTY = '<img src=x onerror=alert(1)>"\'&amp;</td></table><script>alert(2)</script>'

const message = {
  id: 7,
  mailerName: 'Rahima Khatun',
  mailAddress: 'rahima+camp@example.org',
  senderPhone: '০১৭১১-০০০ ০০০',
  mailerSubject: 'Eye camp',
  mailerMessage: 'Dear team,\nwhen is it?\nمرحبا',
  createdAt: '2026-11-21T20:05:00.000Z',
} as Message

const registration = {
  id: 3,
  name: 'রহিমা খাতুন',
  email: 'r@example.org',
  phone: '+880 1711-000 000',
  dateOfBirth: '1999-05-23',
  address: 'Dhaka',
  occupation: '',
  comment: 'Fridays',
  createdAt: '2026-11-21T20:05:00.000Z',
} as VolunteerRegistration

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const hrefs = (html: string) => [...parsed(html).querySelectorAll('a')].map((a) => a.getAttribute('href'))

test('what was typed stays text, whatever it is', () => {
  const all = Object.fromEntries(Object.keys(message).map((key) => [key, NASTY]))
  const nasty = { ...message, ...all, id: 7, createdAt: message.createdAt } as Message
  const { html, text } = messageLetter('arrived', nasty, {
    ...letterhead,
    foundation: { ...letterhead.foundation, name: NASTY },
  })
  const document = parsed(html)
  expect(document.querySelectorAll('script, img')).toHaveLength(0)
  expect(document.body.textContent).toContain(NASTY)
  expect(document.title).toContain(NASTY)
  expect(text).toContain(NASTY)
})

test('the foundation reads all of a message, and can answer with one tap', () => {
  const { html, text, subject } = messageLetter('arrived', message, letterhead)
  expect(subject).toBe('Message: Eye camp')
  for (const part of [
    'Rahima Khatun',
    'rahima+camp@example.org',
    '০১৭১১-০০০ ০০০',
    'Eye camp',
    'when is it?',
    'English',
  ]) {
    expect(parsed(html).body.textContent).toContain(part)
    expect(text).toContain(part)
  }
  expect(text).toContain('Dear team,\nwhen is it?\nمرحبا')
  expect(text).toContain('22 November, 2026, 2:05\u00a0am')
  expect(hrefs(html)).toEqual(
    expect.arrayContaining([
      'mailto:rahima%2Bcamp@example.org?subject=Re%3A%20Eye%20camp',
      'tel:+8801711000000',
      'https://wa.me/8801711000000',
      'https://alokdhara.example/admin/collections/messages/7',
    ]),
  )
})

test('a message without subject or phone is named after its sender, and has no empty fields', () => {
  const short = { ...message, mailerSubject: '', senderPhone: '' }
  const { html, subject } = messageLetter('arrived', short, letterhead)
  expect(subject).toBe('Message from Rahima Khatun')
  expect(parsed(html).body.textContent).not.toContain(mailWords('en').labels.phone)
  expect(hrefs(html).filter((href) => /wa\.me|tel:/.test(href ?? ''))).toEqual(['tel:+8801700000000'])
})

test('an address with a query of its own adds nothing to the answer', () => {
  const sly = { ...message, mailAddress: 'a@b.org?bcc=all@example.org&body=x' }
  const [first] = hrefs(messageLetter('arrived', sly, letterhead).html).filter((href) => href?.startsWith('mailto:'))
  expect(first).toBe('mailto:a@b.org%3Fbcc%3Dall%40example.org%26body%3Dx')
})

test('a subject is one line, however it was typed', () => {
  const split = { ...message, mailerSubject: `Hello\r\nBcc: all@example.org\u202e${'x'.repeat(300)}` }
  const { subject } = messageLetter('arrived', split, letterhead)
  expect(subject).toMatch(/^Message: Hello Bcc: all@example\.orgx+…$/)
  expect([...subject]).toHaveLength(151)
})

test('thanks say how and when the foundation answers, where it says so', () => {
  const foundation = { ...letterhead.foundation, answering: 'We answer within two days.' }
  expect(messageLetter('acknowledged', message, { ...letterhead, foundation }).text).toContain(foundation.answering)
})

test('thanks for a message hold nothing of it but the name', () => {
  const { html, text, subject } = messageLetter('acknowledged', message, letterhead)
  expect(subject).toBe('Thank you for your message to Alokdhara & Friends')
  expect(text).toContain('Dear Rahima Khatun,')
  expect(text).toContain('+880 1700-000 000')
  for (const typed of ['Eye camp', 'when is it', 'rahima+camp', '০১৭১১']) expect(html + text).not.toContain(typed)
  expect(hrefs(html)).toEqual(['tel:+8801700000000', 'tel:+8801700000000', 'https://alokdhara.example/'])
})

test.each([
  'Visit evil.com',
  'https://evil.com',
  'A <b>B</b>',
  'x@evil.com',
  'a'.repeat(41),
  'Send Bikash Now Or Lose Everything',
  'Call 01711',
  'a b c d',
])('a name that may be more than one is left out: %s', (mailerName) => {
  const { html, text } = messageLetter('acknowledged', { ...message, mailerName }, letterhead)
  expect(text).toContain('Hello,')
  expect(html + text).not.toContain(mailerName)
})

test.each(['Md. Abdur Rahim', 'রহিমা খাতুন', "Anne-Marie O'Neil", 'র‍্যাচেল'])(
  'a plain name is greeted: %s',
  (mailerName) => {
    expect(messageLetter('acknowledged', { ...message, mailerName }, letterhead).text).toContain(`Dear ${mailerName},`)
  },
)

test('the foundation reads all of a volunteer', () => {
  const { text, subject, html } = registrationLetter('arrived', registration, letterhead)
  expect(subject).toBe('New volunteer: রহিমা খাতুন')
  for (const part of ['r@example.org', '23 May, 1999', 'Dhaka', 'Fridays']) expect(text).toContain(part)
  expect(text).not.toContain(mailWords('en').labels.occupation)
  expect(hrefs(html)).toContain('https://alokdhara.example/admin/collections/volunteer-registrations/3')
})

test('people who use the site in Bangla are answered in Bangla', () => {
  const letters = [
    messageLetter('arrived', message, inBangla),
    messageLetter('acknowledged', message, inBangla),
    registrationLetter('arrived', registration, inBangla),
    registrationLetter('acknowledged', registration, inBangla),
  ]
  for (const { html, subject } of letters) {
    const { documentElement: root } = parsed(html)
    expect(root.lang).toBe('bn')
    expect(subject).toMatch(/\p{Script=Bengali}/u)
    expect(root.querySelector('h1')?.textContent).not.toMatch(/[a-z]/i)
    expect(hrefs(html).at(-1)).toBe('https://alokdhara.example/bn')
  }
  expect(letters[3]?.text).toContain('প্রিয় রহিমা খাতুন,')
  expect(letters[2]?.text).toContain('২৩ মে, ১৯৯৯')
})

test('staff read what arrived in their language, and answer in that of its sender', () => {
  const toStaff: Letterhead = { ...inBangla, visitor: letterhead.visitor }
  const { subject, text, html } = messageLetter('arrived', { ...message, mailerSubject: '' }, toStaff)
  expect(subject).toBe('বার্তা পাঠিয়েছেন Rahima Khatun')
  expect(text).toMatch(/ভাষা\n+ইংরেজি/)
  expect(hrefs(html)).toContain('mailto:rahima%2Bcamp@example.org?subject=Re%3A%20Alokdhara%20%26%20Friends')
  const volunteer = registrationLetter('arrived', registration, toStaff)
  expect(volunteer.text).toMatch(/ভাষা\n+ইংরেজি/)
  expect(hrefs(volunteer.html)).toContain('mailto:r@example.org?subject=Alokdhara%20%26%20Friends')
})

test('both languages have the same words', () => {
  const shape = (value: unknown): unknown =>
    value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : (String(value).match(/\{\w+\}/g) ?? []).filter((name) => name !== '{foundation}')
  expect(shape(mailWords('bn'))).toEqual(shape(mailWords('en')))
})

test('thanks for registering have words of their own, and do not say that no more mails follow', () => {
  for (const locale of ['en', 'bn'] as const) {
    const words = mailWords(locale).acknowledged
    const { text } = registrationLetter('acknowledged', registration, { ...letterhead, locale })
    expect(text).toContain(words.registration.mistake)
    expect(text).toContain(words.registration.phone)
    expect(text).not.toContain(words.message.phone)
    expect(text).not.toMatch(/no more mails|আর কোনো মেইল/)
  }
})

test('the name of the foundation stands in the head once, where it has but one', () => {
  const foundation = { ...letterhead.foundation, name: 'আলোকধারা', companionName: 'আলোকধারা' }
  const heads = [letterhead, { ...inBangla, foundation }].map((each) => {
    const { html } = messageLetter('arrived', message, each)
    return parsed(html).querySelector('td.inner')?.textContent
  })
  expect(heads).toEqual(['Alokdhara & Friendsআলোকধারা', 'আলোকধারা'])
})

test('the numbers of the foundation can be tapped, and do not break', () => {
  const foot = parsed(messageLetter('arrived', message, letterhead).html).querySelector('td.quiet a[href^="tel:"]')
  expect(foot?.getAttribute('href')).toBe('tel:+8801700000000')
  expect(foot?.getAttribute('style')).toContain('white-space:nowrap')
})

test('nothing in a mail is fetched from anywhere', () => {
  for (const kind of ['arrived', 'acknowledged'] as const) {
    const { html } = messageLetter(kind, message, letterhead)
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/)
  }
})
