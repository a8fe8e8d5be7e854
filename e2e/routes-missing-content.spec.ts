/** Pages of records with few fields filled in, and short lists; start.spec.ts has the empty site. */
import type { Client, WireRecord } from './support/client'
import { Html } from './support/html'
import { expect, test } from './support/reader'

const HALF_WRITTEN = [
  ['projects', 'project', ['No banner found', 'No description found', 'No subcategory found']],
  ['events', 'events-details', ['No banner found', 'No news found']],
  ['news', 'news-details', []],
  ['health', 'health-category-details', []],
  ['donation', 'donation-events', []],
] as const

for (const [type, address, texts] of HALF_WRITTEN) {
  test(`/${address}/{id} of a record without pictures and page texts is still a whole page`, async ({
    making,
    anonymous,
  }) => {
    const pictures = type === 'projects' ? { image1: null, image2: null, image3: null } : { image: null }
    const { record } = await making(type, { ...pictures, text: '' })
    const { status, text } = await anonymous.request('GET', `/${address}/${record.Id}`)
    expect(status).toBe(200)
    const html = new Html(text)
    for (const words of texts) expect.soft(html.count(words), words).toBeGreaterThan(0)
    expect(html.headings('h1')).toEqual([expect.stringMatching(/\S/)])
    expect(html.title.trim()).not.toBe('')
    const description = html.document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(description?.length).toBeGreaterThan(20)
  })
}

test('a project’s only subcategory says that no sidebar was found', async ({ making, anonymous }) => {
  const { record } = await making('projectSubCategory', { text: '' })
  const { status, text } = await anonymous.request(
    'GET',
    `/project-subcategory-details/${record.projectId}/${record.Id}`,
  )
  expect(status).toBe(200)
  expect(new Html(text).count('No sidebar found')).toBe(1)
})

/** The list of events once it leads to these; pages follow a write, a moment later. */
async function eventsWith(anonymous: Client, ...events: WireRecord[]): Promise<Html> {
  const read = async () => new Html((await anonymous.request('GET', '/events')).text)
  const addresses = events.map(({ Id }) => `/events-details/${Id}`)
  await expect.poll(async () => (await read()).targets('')).toEqual(expect.arrayContaining(addresses))
  return read()
}

test('an event without a date shows the fixed date, and one with a date its own', async ({ making, anonymous }) => {
  const { record: plain } = await making('events', { startsAt: null, endsAt: null, status: 'latest' })
  const { record: dated } = await making('events', { startsAt: '2031-02-03T04:00:00Z', endsAt: null })
  const html = await eventsWith(anonymous, plain, dated)
  const cardOf = ({ Id }: { Id: number }) =>
    html.main.querySelector(`a[href="/events-details/${Id}"]`)?.closest('li, article') ?? null
  expect(html.count('23 May, 2022', cardOf(plain))).toBe(1)
  expect(html.count('23 May, 2022', cardOf(dated))).toBe(0)
  expect(html.count('2031', cardOf(dated))).toBeGreaterThan(0)
})

test('an event that is over is listed under Latest, whatever its status', async ({ making, anonymous }) => {
  const over = { status: 'upcoming', startsAt: '2020-01-01T04:00:00Z', endsAt: '2020-01-01T06:00:00Z' }
  const { record } = await making('events', over)
  const html = await eventsWith(anonymous, record)
  expect(html.targets('', html.part('Latest Events'))).toContain(`/events-details/${record.Id}`)
  expect(html.targets('', html.part('Upcoming Events'))).not.toContain(`/events-details/${record.Id}`)
})

test('an event with a date has calendar links and an .ics file', async ({ making, anonymous }) => {
  const when = { startsAt: '2031-02-03T04:00:00Z', endsAt: '2031-02-03T06:00:00Z', place: 'Tongi ghat' }
  const { record } = await making('events', when)
  const html = new Html((await anonymous.request('GET', `/events-details/${record.Id}`)).text)
  const targets = html.targets('')
  for (const place of ['calendar.google.com/', 'outlook.(live|office).com/']) {
    expect.soft(targets).toContainEqual(expect.stringMatching(new RegExp(place)))
  }
  const file = targets.find((target) => target.includes('.ics')) ?? '/no-calendar-file'
  const { status, headers, text } = await anonymous.request('GET', file)
  expect(status, file).toBe(200)
  expect(headers['content-type']).toContain('text/calendar')
  for (const line of ['BEGIN:VEVENT', 'DTSTART:20310203T040000Z', 'DTEND:20310203T060000Z', 'LOCATION:Tongi ghat']) {
    expect.soft(text.split('\r\n')).toContain(line)
  }
})
