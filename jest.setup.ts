/** A message on the console is a failure, unless the test has spied on it and says that it expects it. */
let unexpected: unknown[][] = []
const original = console.error

beforeEach(() => {
  unexpected = []
  console.error = (...message: unknown[]) => {
    unexpected.push(message)
  }
})

afterEach(() => {
  console.error = original
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${unexpected.map(String).join('\n')}`)
})
