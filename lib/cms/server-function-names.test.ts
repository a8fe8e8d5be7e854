import { readFileSync } from 'node:fs'
import { isAllowedName, SERVER_FUNCTIONS } from './server-function-names'

/** Payload names them in one table, which it keeps to itself. */
function namesInPayload(): string[] {
  const source = readFileSync('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js', 'utf8')
  const [, table] = /baseServerFunctions = \{\n([^}]*)\n\}/.exec(source) ?? []
  return (table ?? '').split('\n').map((line) => /^\s*'?([\w-]+)'?: \w+,?$/.exec(line)?.[1] ?? `unread: ${line}`)
}

test('every server function of Payload is in the table, and no other', () => {
  const names = namesInPayload()
  expect(names).toContain('form-state')
  expect(Object.keys(SERVER_FUNCTIONS).sort()).toEqual(names.sort())
})

test.each(['form-state', 'render-list', 'slugify'])('“%s” may be called', (name) => {
  expect(isAllowedName(name)).toBe(true)
})

test.each([
  ...['constructor', 'toString', 'hasOwnProperty', '__proto__', '__defineGetter__', 'valueOf'],
  ...['', 'Form-State', 'form-state ', 'schedule-publish', 'nothing'],
  ...[undefined, null, 0, ['form-state'], { toString: () => 'form-state' }],
])('%p may not be', (name) => {
  expect(isAllowedName(name)).toBe(false)
})
