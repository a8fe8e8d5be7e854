/**
 * Grades of the Mozilla Observatory, by its own tests and scores. Its scanner fetches a public host over TLS; here it gets
 * the site's answers as if from such a host, as in its own tests.
 */
import fs from 'node:fs'

export interface Grade {
  grade: string
  score: number
  /** Results of failed tests. */
  failed: string[]
}

const REDIRECT = 301

/** @param url whole address of the page, as visitors have it */
export async function observatoryGrade(url: string, answer: Response, preflight: Response): Promise<Grade> {
  const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js')
  const { getGradeForScore, getScoreModifier } = await import('@mdn/mdn-http-observatory/src/grader/grader.js')
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import('@mdn/mdn-http-observatory/src/grader/charts.js')
  const requests = await requestsOf(url, answer, preflight)
  const outputs = withoutPreloadList(() => ALL_TESTS.map((test) => test(requests)))
  const modifiers = outputs.map(({ result }) => getScoreModifier(result ?? ''))
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 100)
  // Extra credit is for those who need none (its scanner, src/scanner/index.js).
  const uncurved = sum(modifiers.filter((each) => each < 0))
  const failed = outputs.filter(({ pass }) => !pass).map(({ result }) => String(result))
  const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved
  return { ...getGradeForScore(score), failed }
}

async function requestsOf(url: string, answer: Response, preflight: Response) {
  const { Requests } = await import('@mdn/mdn-http-observatory/src/types.js')
  const { Session } = await import('@mdn/mdn-http-observatory/src/retriever/session.js')
  const { parseHttpEquivHeaders } = await import('@mdn/mdn-http-observatory/src/retriever/utils.js')
  const html = await answer.text()
  const requests = new Requests(new URL(url).hostname)
  const response = {
    ...{ status: answer.status, headers: Object.fromEntries(answer.headers), verified: true },
    httpEquiv: parseHttpEquivHeaders(html, url),
  }
  const cors = { ...response, status: preflight.status, headers: Object.fromEntries(preflight.headers) }
  Object.assign(requests.responses, { auto: response, https: response, http: response, cors })
  // The proxy in front leads from HTTP to TLS (deploy/nginx.conf).
  const plain = new URL(url.replace(/^https:/, 'http:'))
  requests.responses.httpRedirects = [
    { url: plain, status: REDIRECT },
    { url: new URL(url), status: answer.status },
  ]
  requests.resources.path = html
  const session = new Session(new URL(url))
  for (const cookie of answer.headers.getSetCookie()) session.jar.setCookieSync(cookie, url)
  requests.session = session
  return requests
}

/**
 * Its list of hosts that browsers know to be on TLS alone is fetched from the network when it is installed, by a script that
 * does not run (.npmrc). A foundation's host is on none.
 */
function withoutPreloadList<T>(work: () => T): T {
  const { readFileSync } = fs
  fs.readFileSync = ((file: string, ...rest: []) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, ...rest)) as typeof readFileSync
  try {
    return work()
  } finally {
    fs.readFileSync = readFileSync
  }
}
