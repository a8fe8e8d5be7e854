/** For *.dbtest.ts alone: what the logs of the site tell of a failure. */
import assert from 'node:assert/strict'
import { pino } from 'pino'
import { redactConsole } from '@/lib/platform/log/console'
import { createLog } from '@/lib/platform/log/log'
import { redaction } from '@/lib/platform/log/redaction'

/** An error as each log of the app would tell it. */
function toldBy(error: unknown): string {
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
 * Demands that something fails, and that no log tells a secret then.
 * @param says what must be told of the failure, so that it is the one that is meant
 */
export async function tellsNone(secrets: readonly string[], work: () => Promise<unknown>, says: RegExp): Promise<void> {
  const error = await work().then(
    () => assert.fail('It should have failed.'),
    (thrown: unknown) => thrown,
  )
  const text = toldBy(error)
  assert.match(text, says)
  for (const secret of secrets) assert.ok(!text.includes(secret), `${secret} is told in:\n${text}`)
}
