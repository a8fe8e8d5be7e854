/** For *.dbtest.ts: asserts that the logs of an error contain no secrets. */
import assert from 'node:assert/strict'
import { pino } from 'pino'
import { redactConsole } from '@/lib/platform/log/console'
import { createLog } from '@/lib/platform/log/log'
import { redaction } from '@/lib/platform/log/redaction'

/** The text that all logs of the app write of an error. */
function loggedText(error: unknown): string {
  const lines: string[] = []
  const write = (...said: unknown[]) => void lines.push(said.join(' '))
  createLog({ write }).error({ err: error }, 'It failed.')
  pino(redaction, { write }).error({ err: error })
  const fake = { error: write, warn: write, log: write, info: write, debug: write }
  redactConsole({ console: fake, to: createLog({ write }) })
  fake.error('⨯', error)
  fake.info('⨯', error)
  return lines.join('\n')
}

/**
 * Asserts that some work fails, and that no log of its error contains a secret.
 * @param expected must be logged, so that the error is the one that is meant
 */
export async function assertNoSecretLogged(
  secrets: readonly string[],
  work: () => Promise<unknown>,
  expected: RegExp,
): Promise<void> {
  const error = await work().then(
    () => assert.fail('It should have failed.'),
    (thrown: unknown) => thrown,
  )
  const text = loggedText(error)
  assert.match(text, expected)
  for (const secret of secrets) assert.ok(!text.includes(secret), `${secret} is logged in:\n${text}`)
}
