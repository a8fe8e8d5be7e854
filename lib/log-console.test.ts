import { keepValuesOffConsole } from './log-console'

/** What a console prints that was told to keep values off. */
function printed(print: (console: Pick<Console, 'error' | 'warn'>) => void): string {
  const said: unknown[] = []
  const fake = {
    error: (...words: unknown[]) => said.push(...words),
    warn: (...words: unknown[]) => said.push(...words),
  }
  keepValuesOffConsole(fake)
  print(fake)
  // Whatever hangs on an object would be printed with it.
  expect(said.every((each) => typeof each === 'string')).toBe(true)
  return said.join('\n')
}

class QueryFailure extends Error {
  params = ['01711000000']
  code = 'E1'
  digest = '77'
}

test('an error is printed without the values that hang on it', () => {
  const error = new QueryFailure('Failed query: select 1\nparams: 01711000000', {
    cause: new Error('Key (01711000000)'),
  })
  const text = printed((console) => console.error('⨯', error))
  expect(text).not.toContain('01711000000')
  for (const words of ['⨯', 'Failed query: select 1', 'code: E1', 'digest: 77', 'log-console.test']) {
    expect(text).toContain(words)
  }
})

test('a text is printed without the values in it', () => {
  expect(printed((console) => console.warn('Failed query: select 1\nparams: 01711000000\n    at home'))).toBe(
    'Failed query: select 1',
  )
})
