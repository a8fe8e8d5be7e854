import { readFileSync } from 'node:fs'
import path from 'node:path'
import { notices, thirdParties } from './third-party'

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8')

const LOCK = JSON.stringify({
  packages: {
    '': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/@fontsource/face': { version: '5.0.0', license: 'OFL-1.1', dev: true },
    'node_modules/only-there': { version: '1.0.0', optional: true },
  },
})

test('packages of production and faces are named, each once, and tools are not', () => {
  expect(thirdParties(LOCK).map(({ name, version, licence }) => `${name} ${version} ${licence}`)).toEqual([
    '@fontsource/face 5.0.0 OFL-1.1',
    'a 1.0.0 MIT',
    'b 2.0.0 MIT',
    'only-there 1.0.0 ',
  ])
})

test('a text stands once, below all that bring it', () => {
  const text = notices(thirdParties(LOCK), ({ name }) =>
    name === 'a' || name === 'b' ? ['Permission is granted'] : [],
  )
  expect(text.match(/Permission is granted/g)).toHaveLength(1)
  expect(text).toContain('a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nPermission is granted')
  expect(text).toContain('some machines:\n\n@fontsource/face 5.0.0 (OFL-1.1)\nonly-there 1.0.0\n')
})

test('the notices name every package of the lock file: npx tsx scripts/make-notices.ts', () => {
  const written = read('THIRD-PARTY-NOTICES.txt').split('\n')
  const lines = thirdParties(read('package-lock.json')).map(
    ({ name, version, licence }) => `${name} ${version}${licence ? ` (${licence})` : ''}`,
  )
  expect(lines.filter((line) => !written.includes(line))).toEqual([])
})
