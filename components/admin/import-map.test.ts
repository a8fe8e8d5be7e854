import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')

const named = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('migrations'))
  .flatMap((file) => [...read(path.join('lib', file)).matchAll(/'(\/components\/admin\/[^'#]+)#(\w+)'/g)])
  .map(([, file = '', name = '']) => ({ file, name }))

test('the configuration names screens of ours', () => {
  expect(named.map(({ name }) => name)).toContain('InboxList')
})

test.each(named)('the admin knows $name', ({ file, name }) => {
  const map = read('app/(payload)/admin/importMap.js')
  expect(map).toContain(`"${file}#${name}": ${name}`)
  expect(map).toMatch(new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from '../../..${file}'`))
  expect(existsSync(`.${file}.tsx`)).toBe(true)
})
