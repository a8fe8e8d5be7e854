/** Fuzzing of the reverse proxy: random requests, with edits meanwhile, get what the app alone answered a moment ago. */
import { setTimeout as pause } from 'node:timers/promises'
import { OWN_STEM_END } from '@/lib/shared/addresses/picture-names'
import { isPrivateAddress } from '@/lib/shared/addresses/private-address'
import { isSearchAddress } from '@/lib/shared/addresses/search-query'
import { SeededRandom } from '@/lib/testing/random'
import { isWhole } from '@/lib/testing/sample'
import { testSeed } from '@/lib/testing/seed'
import {
  asServed,
  contentOf,
  EtagRegistry,
  expectedRedirect,
  expectFittingPolicy,
  isHtml,
  statusesOf,
} from './support/front-oracle'
import {
  bytesOf,
  contentRequest,
  type KnownTargets,
  type RandomRequest,
  randomRequest,
} from './support/random-requests'
import { decoded, type RawAnswer, sendRaw } from './support/raw-http'
import { ROUTES } from './support/routes'
import { ACCOUNT } from './support/started-sites'
import { expect, test, type WatchedSite } from './support/watched-site'

/** One that no other version has tried; and seeds that found something once, or are as good as any. */
const SEEDS = [...(isWhole ? [1, 20_260_214] : []), testSeed()]
const LANES = 4
const REQUESTS_A_LANE = 30

/** What was written and acknowledged, with the time; the record shows on the home page, among the projects and by itself. */
interface Written {
  number: number
  at: number
}

/** Nothing older is given while the source is healthy; a busy machine adds a little to what the test sees. */
const OLDEST_MS = 3000 + 1500

test.describe.configure({ timeout: 120_000 })

for (const seed of SEEDS) {
  test(`random requests during edits get what the app answers, seed ${seed === SEEDS.at(-1) ? 'of this version' : seed}`, async ({
    watched,
  }) => {
    console.info(`front-fuzz seed ${seed}`)
    test.info().annotations.push({ type: 'seed', description: String(seed) })
    const run = await Run.begin(watched, seed)
    await Promise.all(Array.from({ length: LANES }, (_, lane) => run.lane(new SeededRandom(seed + lane * 7919))))
    expect(run.differences.length, run.differences.slice(0, 8).join('\n\n')).toBe(0)
    // The rest are refusals, redirects, pictures and what only the app answers.
    expect(run.compared).toBeGreaterThan(LANES * REQUESTS_A_LANE * 0.3)
  })
}

class Run {
  compared = 0
  /** Requests that were answered otherwise, and how. */
  readonly differences: string[] = []
  private readonly tags = new EtagRegistry()
  private readonly said = new Map<string, { at: number; body: string }[]>()
  private readonly written: Written[] = []
  private editing = Promise.resolve()

  private constructor(
    private readonly watched: WatchedSite,
    private readonly known: KnownTargets,
    private readonly record: number,
  ) {}

  static async begin(watched: WatchedSite, seed: number): Promise<Run> {
    const record = await watched.make('projects', { title: `fuzz-${seed}-0-`, page: 'Home' })
    const plain = ROUTES.filter(({ ids }) => !ids).flatMap(({ path }) => [path, `/bn${path}`.replace(/\/$/, '')])
    const ids = [
      `/project/${record}`,
      `/bn/project/${record}`,
      '/project/999999',
      '/news-details/1',
      '/events-details/1',
      `/pledge/${'A'.repeat(22)}`,
    ]
    const home = await (await fetch(watched.url)).text()
    const files = [
      ...new Set(home.match(/\/(?:media|_next\/static)\/[\w./~-]+\.(?:js|css|webp|avif|woff2)/g) ?? []),
    ].slice(0, 12)
    const { cookie, authorization } = watched
    return new Run(
      watched,
      { pages: [...plain, ...ids], files: [...files, '/icon.svg'], cookie, authorization },
      record,
    )
  }

  async lane(dice: SeededRandom): Promise<void> {
    for (let count = 0; count < REQUESTS_A_LANE; count += 1) {
      if (dice.happens(0.06)) await this.edit()
      const request = await randomRequest(dice, this.known, [...this.tags.known.keys()])
      await this.compare(request).catch((error: Error) => {
        this.differences.push(`${bytesOf(request, 'site')}${error.message.slice(0, 600)}`)
      })
    }
  }

  /** Edits come one after the other, so that each has its number. */
  private edit(): Promise<void> {
    this.editing = this.editing.then(async () => {
      const number = (this.written.at(-1)?.number ?? 0) + 1
      const { status, text } = await this.watched.call('PATCH', `projects/${this.record}`, {
        title: `fuzz-${this.record}-${number}-`,
      })
      expect(status, text).toBe(200)
      this.written.push({ number, at: Date.now() })
    })
    return this.editing
  }

  private async ask(port: number, request: RandomRequest): Promise<RawAnswer> {
    const bytes = bytesOf(request, `127.0.0.1:${this.watched.port}`)
    const { answers, rest, closed } = await sendRaw(port, [bytes], { methods: [request.method] })
    expect(closed, 'the connection is ended').toBe(true)
    // 100 Continue may come before the answer.
    const [answer, ...more] = answers.filter(({ status }) => status >= 200)
    expect(more.length + rest.length, 'nothing after the answer').toBe(0)
    expect(answer, 'an answer').toBeDefined()
    return answer as RawAnswer
  }

  private async compare(request: RandomRequest): Promise<void> {
    const before = await this.askApp(request)
    const sentAt = Date.now()
    const answer = await this.ask(this.watched.port, request)
    this.expectNothingPrivate(request, answer)
    if (before === undefined || isBentFile(request.target)) return
    if (request.method === 'TRACE') return expect([400, 404, 405]).toContain(answer.status)
    if (isPageAddress(request.target) && !['GET', 'HEAD'].includes(request.method)) {
      expect([400, 404, 405]).toContain(answer.status)
      return
    }
    const one = isClosed(request.target)
      ? undefined
      : expectedRedirect(request, this.watched.authorization.replace('JWT ', ''))
    if (one !== undefined) return expect([answer.status, answer.headers.location]).toEqual([one[0], one[1]])
    const body = contentOf(request, answer, this.tags)
    if (isHtml(answer) && body && !request.target.startsWith('/admin')) expectFittingPolicy(answer, body)
    if (answer.status === 206 || answer.status === 416) return this.expectRange(request, answer)
    // What is not the version that was named is refused (RFC 9110, section 13.1).
    if (answer.status === 412) return expect(namesVersion(request)).toBe(true)
    if (isPicture(request.target)) return expect([200, 304]).toContain(answer.status)
    // Next leads whoever asks for data on to its hashed address, also from a file, of which there is none.
    if (request.target.startsWith('/media/') && before.status === 307) return expect(answer.status).toBe(404)
    const expected = await this.expectedOf(request, before)
    if (answer.status !== 304) expect(statusesOf(request, expected)).toContain(answer.status)
    expect(placeOf(request, answer)).toBe(placeOf(request, expected))
    if (!body || !isStable(request, expected)) return
    this.compared += 1
    this.expectFresh(body.toString(), sentAt)
    if (this.wasSaid(request, body.toString())) return
    await this.expectAgreement(request)
  }

  /** What the app says, once it is what visitors are told: what is not there is a whole page. */
  private async expectedOf(request: RandomRequest, said: RawAnswer): Promise<RawAnswer> {
    const missing = isClosed(request.target) || (said.status === 404 && isForPeople(request))
    if (!missing || request.target.startsWith('/admin')) return said
    const language = /^\/bn(?:\/|$)/.test(request.target) ? '/bn' : ''
    const page = await this.ask(this.watched.appPort, {
      method: 'GET',
      target: `${language}/not-found`,
      headers: [],
      version: '1.1',
    })
    this.note(request, page.wire.toString())
    return { ...page, status: 404 }
  }

  private async askApp(request: RandomRequest): Promise<RawAnswer | undefined> {
    // Twice the same write would be another; and an app behind a front is never asked for what cannot be read.
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !isPageAddress(request.target)) return undefined
    const answer = await this.ask(this.watched.appPort, contentRequest(request))
    if (answer.status < 300) this.note(request, decoded(answer).toString())
    return answer
  }

  private note(request: RandomRequest, body: string): void {
    const key = JSON.stringify(contentRequest(request))
    const recent = (this.said.get(key) ?? []).filter(({ at }) => Date.now() - at < OLDEST_MS)
    this.said.set(key, [...recent, { at: Date.now(), body: asServed(request, body) }])
  }

  private wasSaid(request: RandomRequest, body: string): boolean {
    return (this.said.get(JSON.stringify(contentRequest(request))) ?? []).some((one) => one.body === body)
  }

  /** The front may know a version that nobody asked the app for in this test; soon both say the same. */
  private async expectAgreement(request: RandomRequest): Promise<void> {
    const whole = contentRequest(request)
    for (const until = Date.now() + 2 * OLDEST_MS; ; await pause(250)) {
      const expected = await this.expectedOf(whole, await this.ask(this.watched.appPort, whole))
      this.note(request, decoded(expected).toString())
      const body = decoded(await this.ask(this.watched.port, whole)).toString()
      if (this.wasSaid(request, body)) return
      if (Date.now() > until)
        return expect(body, 'the front says what the app says').toBe(asServed(whole, decoded(expected).toString()))
    }
  }

  /** What shows the edited record shows no version that was old already. */
  private expectFresh(body: string, sentAt: number): void {
    const shown = [...body.matchAll(new RegExp(`fuzz-${this.record}-(\\d+)-`, 'g'))].map(([, number]) => Number(number))
    if (shown.length === 0) return
    const oldest = this.written.filter(({ at }) => at < sentAt - OLDEST_MS).at(-1)?.number ?? 0
    expect(Math.min(...shown), 'nothing older than three seconds').toBeGreaterThanOrEqual(oldest)
  }

  private expectNothingPrivate(request: RandomRequest, { headers, wire, ...rest }: RawAnswer): void {
    const names = request.headers.map(([name, value]) => `${name}: ${value}`.toLowerCase())
    const isPerson = names.some(
      (line) => line.includes(this.watched.cookie.toLowerCase()) || line.startsWith('authorization: jwt'),
    )
    if (isPerson) {
      if (isPageAddress(request.target) && rest.status === 200)
        expect(headers['cache-control']).toMatch(/no-store|public, max-age/)
      return
    }
    // Next takes away what it does not know of its own; nobody is given any.
    const given = (headers['set-cookie'] ?? '').replace(
      /__(?:prerender_bypass|next_preview_data)=; Path=[^,]*, \d[^,]*(?:, )?/g,
      '',
    )
    expect(given, 'no cookie for a stranger').toBe('')
    if (request.method === 'HEAD') return
    const text = headers['content-encoding'] ? decoded({ headers, wire, ...rest }) : wire
    expect(text.includes(ACCOUNT.ADMIN_EMAIL), 'nothing of a person').toBe(false)
  }

  private async expectRange(request: RandomRequest, { status, headers, wire }: RawAnswer): Promise<void> {
    const whole = await this.ask(this.watched.port, contentRequest(request))
    if (status === 416) return expect(headers['content-range']).toBe(`bytes */${whole.wire.length}`)
    if (/multipart/.test(headers['content-type'] ?? '')) return
    const [, from, to, length] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []
    expect(Number(length)).toBe(whole.wire.length)
    if (request.method === 'GET') expect(wire.equals(whole.wire.subarray(Number(from), Number(to) + 1))).toBe(true)
  }
}

/** Where an answer leads. Parameters that no page reads are not taken along. */
function placeOf({ target }: RandomRequest, { headers }: RawAnswer): string | undefined {
  return isPageAddress(target) ? headers.location?.replace(/\?(?:.*&)?(_rsc=[^&]*).*|\?.*/, '$1') : headers.location
}

/** Whether no call and no data is asked for. */
const isForPeople = ({ target, headers }: RandomRequest) =>
  isPageAddress(target) && !headers.some(([name, value]) => name === 'RSC' && value === '1')

const pathOf = (target: string) => target.split(/[?#]/, 1)[0] ?? ''
const isPageAddress = (target: string) => !/^\/(?:admin(?:\/|$)|api\/|_next\/image)/.test(pathOf(target))

function isClosed(target: string): boolean {
  try {
    const meant = new URL(decodeURIComponent(pathOf(target)).replaceAll('\\', '/').replace(/^\/+/, '/'), 'http://site')
      .pathname
    return /^\/(?:internal|metrics)(?:\/|$)|^(?:\/bn)?\/not-found$/.test(meant)
  } catch {
    // The content API refuses what it cannot read with a sentence.
    return !pathOf(target).startsWith('/api/v1/')
  }
}

/** Pictures are the front's alone: the app knows none. Whether they are the right ones, range and tag have told. */
const isPicture = (target: string) =>
  new RegExp(`^/media/[a-z0-9-]+${OWN_STEM_END}\\.(?:webp|avif)$`).test(pathOf(target))

const namesVersion = ({ headers }: RandomRequest) =>
  headers.some(([name]) => /^if-(?:unmodified-since|match)$/i.test(name))

/** An address of a file, written in another way: the front and the app forgive different ones. */
function isBentFile(target: string): boolean {
  const path = pathOf(target)
  const plain = path.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  // The same address (RFC 3986, section 6.2.2.2), which the front takes for it and Next does not.
  if (path !== plain && plain === '/icon.svg') return true
  return /_next|media|static/i.test(plain) && !/^(?:\/[\w~-][\w.~-]*)+\.(?:js|css|webp|avif|woff2)$/.test(path)
}

/** Failures, the admin and what is said of a missing file are no content. */
function isStable({ target }: RandomRequest, { status, headers }: RawAnswer): boolean {
  const type = headers['content-type'] ?? ''
  // The search is drawn for each who asks: with what they asked in it, and its data in whatever order it is ready.
  if (isSearchAddress(target)) return false
  // A donor's page is drawn for each who asks, too, and so is what stands in its place.
  if (isPrivateAddress(target)) return false
  if (/^\/(?:admin|media\/|_next\/static\/)/.test(target) && (status !== 200 || target.startsWith('/admin')))
    return false
  return status === 200 || (status === 404 && type.includes('html'))
}
