import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** DOM sinks that bypass React's escaping, and ways to run a string (HTML, "DOM parsing"; CSP Level 3, 'unsafe-eval'). */
const UNSAFE_SINKS =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|document\.write(?:ln)?\(|setHTMLUnsafe|createContextualFragment|parseHTMLUnsafe|srcDoc=|\beval\(|new Function\(/

/** Uses of unsafe sinks in sources that a page can contain. React escapes JSON-LD as the child of its script. */
const found = (sources: Record<string, string>) =>
  Object.entries(sources).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        UNSAFE_SINKS.test(line.replace(/^\s*(?:\*|\/\/|\/\*\*).*/, '')) ? [`${file}:${at + 1}`] : [],
      ),
  )

const sources = Object.fromEntries(
  ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(?:test|dbtest)\.tsx?$|^lib\/content\/rich-text\/hostile\//.test(file),
    )
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

/** Has React leave alone what the server sent: what it would write is this very constant, which is empty. */
const STATIC_MARKUP = 'components/site/static-markup.tsx'

test('no source uses an unsafe DOM sink but with an empty constant', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  const { [STATIC_MARKUP]: markup = '', ...others } = sources
  expect(markup).toContain("\nconst AS_SERVED = { __html: '' }\n")
  const rest = markup.replace('{ dangerouslySetInnerHTML: AS_SERVED, ', '{ ')
  expect(found({ ...others, [STATIC_MARKUP]: rest })).toEqual([])
})

test('unsafe DOM sinks are found in sources, but not in comments', () => {
  const lines = [
    '<p dangerouslySetInnerHTML={{ __html: x }} />',
    'box.innerHTML = x',
    "document.write('x')",
    ' * innerHTML = x',
  ]
  expect(found({ x: lines.join('\n') })).toEqual(['x:1', 'x:2', 'x:3'])
})

test('the second HTML sanitiser is imported by the server only', () => {
  const importing = (pattern: RegExp) => Object.keys(sources).filter((file) => pattern.test(sources[file] ?? ''))
  expect(importing(/from 'sanitize-html'/)).toEqual(['lib/content/rich-text/second-sanitizer.ts'])
  expect(importing(/from '[./@\w-]*\/second-sanitizer'/)).toEqual(['lib/content/rich-text/sanitize-for-storage.ts'])
  // What browsers load may not import lib/content/fields (scripts/imports/contexts.ts).
  expect(importing(/from '[./@\w-]*\/sanitize-for-storage'/)).toEqual(['lib/content/fields/text.ts'])
})
