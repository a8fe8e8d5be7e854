import { securityTxt } from './security-txt'

const told = {
  email: 'help@site.example',
  contactPage: 'https://site.example/contact',
  canonical: 'https://site.example/.well-known/security.txt',
  now: new Date('2026-11-22T10:20:30Z'),
}

const fields = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2))

test('it says whom to write to, in which languages, and where it stands', () => {
  expect(fields(securityTxt(told))).toEqual([
    ['Contact', 'mailto:help@site.example'],
    ['Contact', 'https://site.example/contact'],
    ['Expires', '2027-05-21T00:00:00.000Z'],
    ['Preferred-Languages', 'bn, en'],
    ['Canonical', 'https://site.example/.well-known/security.txt'],
  ])
})

test('without an address of mail the contact page is left', () => {
  expect(fields(securityTxt({ ...told, email: ' ' })).filter(([name]) => name === 'Contact')).toEqual([
    ['Contact', 'https://site.example/contact'],
  ])
})

test('it is never past, and good for less than a year, on whatever day it is read', () => {
  for (let day = 0; day < 800; day += 1) {
    const now = new Date(Date.UTC(2026, 0, 1, 23, 59, 59) + day * 86_400_000)
    const expires = new Date(/Expires: (.*)/.exec(securityTxt({ ...told, now }))?.[1] ?? '')
    const days = (expires.getTime() - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  }
})

test('an e-mail address cannot inject a line', () => {
  const email = 'a@b.example\nContact: mailto:evil@evil.example'
  expect(fields(securityTxt({ ...told, email }))).toHaveLength(5)
})
