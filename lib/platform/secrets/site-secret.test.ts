import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { siteSecret } from './site-secret'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the secret that is given is used, and not kept', () => {
  expect(siteSecret('given', folder)).toBe('given')
  expect(() => statSync(path.join(folder, 'secret'))).toThrow()
})

test('a secret is made once, and the next start reads it', () => {
  const first = siteSecret('', folder)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(siteSecret('', folder)).toBe(first)
})

test('two folders have two secrets', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'secret-'))
  expect(siteSecret('', folder)).not.toBe(siteSecret('', other))
  rmSync(other, { recursive: true })
})

test('only its owner reads the file', () => {
  siteSecret('', folder)
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('a folder without write permission is an error', () => {
  expect(() => siteSecret('', path.join(folder, 'missing'))).toThrow(/ENOENT/)
})
