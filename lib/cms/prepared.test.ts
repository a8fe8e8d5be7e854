/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepared } from './prepared'

afterEach(() => {
  delete process.env.AFTER_PREPARATION
})

test('an app that was begun after the preparation waits for nothing', () => expect(prepared()).resolves.toBeUndefined())

test('one that was begun beside it waits until it has ended', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'prepared-')), 'prepared')
  process.env.AFTER_PREPARATION = file
  let isOver = false
  const waiting = prepared().then(() => (isOver = true))
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(isOver).toBe(false)
  writeFileSync(file, '')
  await waiting
})
