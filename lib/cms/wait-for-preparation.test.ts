import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitForPreparation } from './wait-for-preparation'

afterEach(() => {
  delete process.env.AFTER_PREPARATION
})

test('an app that starts after the preparation does not wait', () =>
  expect(waitForPreparation()).resolves.toBeUndefined())

test('an app that starts beside the preparation waits for its end', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'preparation-')), 'prepared')
  process.env.AFTER_PREPARATION = file
  let isOver = false
  const waiting = waitForPreparation().then(() => (isOver = true))
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(isOver).toBe(false)
  writeFileSync(file, '')
  await waiting
})
