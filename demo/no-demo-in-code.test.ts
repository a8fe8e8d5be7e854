import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Names of the demo's foundation and of where it is. */
const NAMES = /alokdhara|আলোকধারা|tongi|টঙ্গী/i
/** What a site is made of; migrations stay as they were run. */
const FOLDERS = ['app', 'components', 'lib', 'public', 'styles', 'next.config.ts', 'instrumentation.ts']
const FOR_TESTS = /\.(?:db)?test\.tsx?$|\/testing(?:\/|\.)|\/fixtures\.ts$|\/fake-content\.ts$|^lib\/cms\/migrations\//
const TEXT = /\.(?:tsx?|js|json|css|scss|svg|html|txt|sql)$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => TEXT.test(file) && !FOR_TESTS.test(file))

test('no file of the site names the demo’s foundation', () => {
  expect(files.length).toBeGreaterThan(1000)
  const named = files.filter((file) => NAMES.test(`${file}\n${readText(file)}`))
  expect(named).toEqual([])
})

/** A file that was deleted and not yet committed is listed, too. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
