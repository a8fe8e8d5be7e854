import { redactConsole } from './console'
import { createLog } from './log'

/** The lines of a process whose console was told to keep values off. */
function printed(print: (console: Console) => void, developing = false): string[] {
  const lines: string[] = []
  const write = (...said: unknown[]) => {
    // Whatever hangs on an object would be printed with it.
    expect(said.every((each) => typeof each === 'string')).toBe(true)
    lines.push(said.join(' '))
  }
  const fake = { error: write, warn: write, log: write, info: write, debug: write }
  redactConsole({ console: fake, to: createLog({ write }), developing })
  print(fake as unknown as Console)
  return lines
}

const parsed = (print: (console: Console) => void) => printed(print).map((line) => JSON.parse(line))

class QueryFailure extends Error {
  params = ['01711000000']
  code = 'E1'
  digest = '77'
}

const KEY = 'AbCdEfGhIjKlMnOpQrStUv'

test('an error is one line of the log, without its values', () => {
  const error = new QueryFailure('Failed query: select 1\nparams: 01711000000', {
    cause: new Error('Key (01711000000)'),
  })
  const [line, ...others] = parsed((console) => console.error('⨯', error))
  expect(others).toEqual([])
  expect(line.level).toBe('error')
  expect(JSON.stringify(line)).not.toContain('01711000000')
  for (const words of ['⨯', 'Failed query: select 1', 'code: E1', 'digest: 77', 'console.test']) {
    expect(line.msg).toContain(words)
  }
})

test('a text is printed without values of queries', () => {
  const said = parsed((console) => console.warn('Failed query: select 1\nparams: 01711000000\n    at home'))
  expect(said).toMatchObject([{ level: 'warn', msg: 'Failed query: select 1' }])
})

test.each(['error', 'warn', 'log', 'info', 'debug'] as const)('console.%s prints no donor’s key', (method) => {
  const asked = `/x?url=%2Fpledge%2F${KEY}`
  const lines = printed((console) =>
    console[method](
      'The requested resource isn’t a valid image for',
      asked,
      { asked, of: { asked } },
      new Error(asked),
    ),
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('isn’t a valid image for')
  expect(lines[0]).not.toContain(KEY)
})

test.each(['error', 'warn', 'log', 'info', 'debug'] as const)(
  'nobody writes a line of their own by console.%s',
  (method) => {
    const own = '{"level":"info","msg":"All is well."}'
    const [line, ...others] = printed((console) =>
      console[method]('Not found: %s', `/a\r\n${own}\u001b[2K\u2028`, '\n', own),
    )
    expect(others).toEqual([])
    // What ends the line of the log is its own.
    expect(line?.replace(/\n$/, '')).not.toMatch(/[\p{Cc}\u2028]/u)
  },
)

test('an object is printed with primitive properties alone', () => {
  const told = {
    email: 'nusrat@example.org',
    path: '/news',
    request: { email: 'nusrat@example.org', a: { b: 'nusrat' } },
  }
  const [line] = parsed((console) => console.error('It failed', told))
  expect(JSON.stringify(line)).not.toContain('nusrat')
  expect(line).toMatchObject({ said: [{ path: '/news' }] })
})

test('in development line breaks are kept', () => {
  expect(printed((console) => console.error('a\nb'), true)).toEqual(['a\nb'])
  expect(printed((console) => console.info('a\nb'), true)).toEqual(['a\nb'])
})
