/** What is used of the Observatory's package, which is published without types. */
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(hostname: string)
    resources: { path: string | null }
    responses: Record<'auto' | 'cors' | 'http' | 'https', unknown> & {
      httpRedirects: { url: URL; status: number }[]
      httpsRedirects: { url: URL; status: number }[]
    }
    session: unknown
  }
}
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js'

  export const ALL_TESTS: ((requests: Requests) => { result: string | null; pass: boolean })[]
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string }
  export function getScoreModifier(result: string): number
}
declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}
declare module '@mdn/mdn-http-observatory/src/retriever/session.js' {
  export class Session {
    constructor(url: URL)
    jar: { setCookieSync(cookie: string, url: string): unknown }
  }
}
declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>
}
