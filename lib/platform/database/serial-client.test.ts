import { WriteQueue } from './serial-client'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Lets everything that can go on go on. */
const settle = () => jest.advanceTimersByTimeAsync(0)

/** Asks for a turn and notes its coming. */
function ask(queue: WriteQueue, name: string, order: string[]) {
  const turn = queue.acquire()
  void turn.then(() => order.push(name))
  return turn
}

test('the mutex is granted one at a time, first come, first served', async () => {
  const queue = new WriteQueue()
  const order: string[] = []
  const turns = ['first', 'second', 'third'].map((name) => ask(queue, name, order))
  await settle()
  expect(order).toEqual(['first'])
  const first = await turns[0]
  first?.()
  await settle()
  expect(order).toEqual(['first', 'second'])
  const second = await turns[1]
  second?.()
  await settle()
  expect(order).toEqual(['first', 'second', 'third'])
})

test('waiting too long throws a plain error', async () => {
  const queue = new WriteQueue()
  await queue.acquire()
  const refused = expect(queue.acquire(5000)).rejects.toThrow(
    'The database is busy: another write did not end in time.',
  )
  await jest.advanceTimersByTimeAsync(5000)
  await refused
})

test('a timed-out waiter does not block those behind it', async () => {
  const queue = new WriteQueue()
  const release = await queue.acquire()
  const refused = expect(queue.acquire(100)).rejects.toThrow('busy')
  const order: string[] = []
  void ask(queue, 'patient', order)
  await jest.advanceTimersByTimeAsync(100)
  await refused
  expect(order).toEqual([])
  release()
  await settle()
  expect(order).toEqual(['patient'])
})

test('releasing twice does not grant two holders', async () => {
  const queue = new WriteQueue()
  const order: string[] = []
  const release = await queue.acquire()
  void ask(queue, 'second', order)
  void ask(queue, 'third', order)
  release()
  release()
  await settle()
  expect(order).toEqual(['second'])
})

test('an empty queue leaves no timer behind', async () => {
  const release = await new WriteQueue().acquire()
  release()
  await settle()
  expect(jest.getTimerCount()).toBe(0)
})
