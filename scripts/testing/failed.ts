/** Which tests failed, out of what their runners leave behind. */

interface ReportedSuite {
  specs?: { title: string; ok: boolean }[]
  suites?: ReportedSuite[]
}

/** As Playwright’s JSON reporter writes it. */
export interface Report {
  suites: ReportedSuite[]
}

/** Titles of the browser tests that failed. */
export function failedIn({ suites }: Report): string[] {
  const titles = (suite: ReportedSuite): string[] => [
    ...(suite.specs ?? []).flatMap(({ title, ok }) => (ok ? [] : [title])),
    ...(suite.suites ?? []).flatMap(titles),
  ]
  return suites.flatMap(titles)
}

/** What the runners print when tests ran and some of them failed; a suite that does not even load proves nothing. */
const SOME_FAILED = /^Tests:.*\d+ failed|^database tests: \d+ passed, [1-9]\d* failed/m
/** `  ● group › test` of Jest, `✖ test (12.3ms)` of Node. */
const FAILED = /^\s*(?:● |✖ )(?!failing tests|Console$|\S+\.dbtest\.ts)(.+?)(?: \([\d.]+ms\))?$/gm

/** Titles of the unit and database tests that failed, by what was printed; none where no test ran. */
export function saidToFail(printed: string): string[] {
  if (!SOME_FAILED.test(printed)) return []
  return [...new Set([...printed.matchAll(FAILED)].map(([, title = '']) => title))]
}
