import type { SendOutcome } from './send-picture'
import { createUploadQueue, hasUnfinished, type Upload } from './upload-queue'

const file = (name: string, size = 9) => ({ name, size }) as File
const added = (id: number): SendOutcome => ({ added: { id, filename: `p-${id}.webp` } })
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A queue whose sending is decided by each test. */
function queueWith(send: (name: string, onSent: (share: number) => void) => Promise<SendOutcome> | SendOutcome) {
  const waits: number[] = []
  const described: unknown[] = []
  const removed: number[] = []
  const queue = createUploadQueue({
    send: async (sent, onSent) => send(sent.name, onSent),
    describe: async (id, texts) => {
      described.push([id, texts])
      return texts.en === 'refused' ? 'Too long.' : ''
    },
    alike: async () => null,
    remove: async (id) => {
      removed.push(id)
      return ''
    },
    wait: async (seconds) => void waits.push(seconds),
  })
  const states = () => queue.uploads().map(({ state }) => state)
  return { queue, waits, described, removed, states }
}

test('two go up at a time, in their order', async () => {
  const running: string[] = []
  const ends: (() => void)[] = []
  const { queue, states } = queueWith((name) => {
    running.push(name)
    return new Promise((resolve) => ends.push(() => resolve(added(running.length))))
  })
  queue.add([file('a'), file('b'), file('c')])
  expect([running, states()]).toEqual([
    ['a', 'b'],
    ['sending', 'sending', 'waiting'],
  ])
  ends[0]?.()
  await settle()
  expect([running, states()]).toEqual([
    ['a', 'b', 'c'],
    ['there', 'sending', 'sending'],
  ])
})

test('one that is refused stops no other, and says why', async () => {
  const { queue, states } = queueWith((name) =>
    name === 'text' ? { problem: 'This is no picture.', status: 422 } : added(1),
  )
  queue.add([file('a'), file('text'), file('b'), file('large', 16_000_000)])
  await settle()
  expect(states()).toEqual(['there', 'failed', 'there', 'failed'])
  const [, refused, , large] = queue.uploads() as [Upload, Upload, Upload, Upload]
  expect([refused.problem, refused.mayRetry, large.fault]).toEqual(['This is no picture.', false, 'tooLarge'])
  expect(hasUnfinished(queue.uploads())).toBe(false)
  await queue.finish()
  expect(states()).toEqual([])
})

test('a broken connection and a busy site are tried again, as long as the site asks', async () => {
  const outcomes: SendOutcome[] = [
    { problem: '', status: 0 },
    { problem: 'Busy', status: 503, retryAfter: 40 },
    added(4),
  ]
  const { queue, waits, states } = queueWith(() => outcomes.shift() as SendOutcome)
  queue.add([file('a')])
  await settle()
  expect([waits, states()]).toEqual([[3, 40], ['there']])
})

test('what never gets through stays chosen, and goes up when it is asked to', async () => {
  let isOn = false
  const { queue, waits, states } = queueWith(() => (isOn ? added(1) : { problem: '', status: 0 }))
  queue.add([file('a')])
  await settle()
  expect([waits, states(), queue.uploads()[0]?.fault]).toEqual([[3, 6, 12, 24], ['failed'], 'brokeOff'])
  expect(hasUnfinished(queue.uploads())).toBe(true)
  isOn = true
  queue.retry()
  await settle()
  expect(states()).toEqual(['there'])
})

test('a limit that is reached halfway loses nothing', async () => {
  let left = 2
  const { queue, states } = queueWith(() => {
    left -= 1
    return left < 0 ? { problem: 'All that your account may send today.', status: 429 } : added(left + 1)
  })
  queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
  await settle()
  expect(states()).toEqual(['there', 'there', 'failed', 'failed', 'failed'])
  left = 9
  queue.retry()
  await settle()
  expect(states().every((state) => state === 'there')).toBe(true)
})

test('what was written while a picture went up is stored once it is there', async () => {
  let end = () => {}
  const { queue, described } = queueWith(() => new Promise((resolve) => (end = () => resolve(added(7)))))
  queue.add([file('a')])
  queue.write(1, 'en', ' A boat ')
  await queue.storeTexts(1)
  expect(described).toEqual([])
  end()
  await settle()
  queue.write(1, 'bn', 'নৌকা')
  expect(hasUnfinished(queue.uploads())).toBe(true)
  await queue.storeTexts(1)
  await queue.storeTexts(1)
  expect(described).toEqual([
    [7, { en: 'A boat' }],
    [7, { bn: 'নৌকা' }],
  ])
  queue.write(1, 'en', 'refused')
  await queue.storeTexts(1)
  expect([queue.uploads()[0]?.textProblem, hasUnfinished(queue.uploads())]).toEqual(['Too long.', true])
  queue.write(1, 'en', 'A boat on the river')
  await queue.finish()
  expect([described.at(-1), queue.uploads()]).toEqual([[7, { en: 'A boat on the river' }], []])
})

test('a picture that is there already adds nothing, and one that was left out is not there in the end', async () => {
  let end = () => {}
  const { queue, removed, states } = queueWith((name) =>
    name === 'old'
      ? { known: { id: 3, filename: 'old-1.webp' } }
      : new Promise((resolve) => (end = () => resolve(added(8)))),
  )
  queue.add([file('old'), file('new')])
  await settle()
  expect(states()).toEqual(['known', 'sending'])
  queue.drop(2)
  end()
  await settle()
  expect([states(), removed]).toEqual([['known'], [8]])
})
