import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { addCompileHints } from './compile-hints'

let build: string
beforeEach(() => {
  build = mkdtempSync(path.join(os.tmpdir(), 'build-'))
})
afterEach(() => rmSync(build, { recursive: true }))

test('large scripts of every page are hinted once, others never', async () => {
  mkdirSync(path.join(build, 'static'))
  const large = 'f();'.repeat(50_000)
  const files = { 'static/react.js': large, 'static/small.js': 'f()', 'static/admin.js': large }
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(build, name), code)
  const rootMainFiles = ['static/react.js', 'static/small.js']
  writeFileSync(path.join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles }))
  expect(await addCompileHints(build)).toEqual(['static/react.js'])
  expect(await addCompileHints(build)).toEqual([])
  const read = (name: string) => readFileSync(path.join(build, name), 'utf8')
  expect(read('static/react.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`)
  expect([read('static/small.js'), read('static/admin.js')]).toEqual(['f()', large])
})
