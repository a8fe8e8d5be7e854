import { EventEmitter } from 'node:events'
import net from 'node:net'
import { mock } from 'node:test'
import { captureListeners, captureProcessState } from './process-state'

const world = globalThis as Record<string, unknown>

test('what a file set, changed and mocked is as it was before', async () => {
  const { exit } = process
  const { parse } = JSON
  const restore = captureProcessState()
  process.env.LEFT_BY_A_FILE = 'set'
  const home = process.env.HOME
  process.env.HOME = '/elsewhere'
  world.leftByAFile = 'set'
  world.fetch = () => 'faked'
  JSON.parse = () => 'faked'
  mock.method(process, 'exit', () => undefined)
  const { info } = console
  console.info = () => undefined
  expect(await restore()).toEqual([])
  expect(process.env.LEFT_BY_A_FILE).toBeUndefined()
  expect(process.env.HOME).toBe(home)
  expect('leftByAFile' in world).toBe(false)
  expect(world.fetch).not.toHaveProperty('name', 'world.fetch')
  expect(JSON.parse).toBe(parse)
  expect(process.exit).toBe(exit)
  expect(console.info).toBe(info)
})

test('who listened before listens again, in the same order, and nobody else', () => {
  const emitter = new EventEmitter()
  const [first, second, another] = [jest.fn(), jest.fn(), jest.fn()]
  emitter.on('removed', first).on('removed', second)
  const restore = captureListeners(emitter)
  emitter.removeAllListeners('removed')
  emitter.on('removed', another).on('new', another)
  restore()
  expect(emitter.rawListeners('removed')).toEqual([first, second])
  expect(emitter.eventNames()).toEqual(['removed'])
})

test('timers that are left do not go off', async () => {
  const gone: string[] = []
  const restore = captureProcessState()
  setTimeout(() => gone.push('timeout'), 1)
  setInterval(() => gone.push('interval'), 1)
  expect(await restore()).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(gone).toEqual([])
})

test('a global that cannot be deleted loses its value', async () => {
  const restore = captureProcessState()
  Object.defineProperty(world, 'thereForGood', { value: 'set', writable: true, configurable: false })
  expect(await restore()).toEqual([])
  expect(world.thereForGood).toBeUndefined()
})

test('what cannot be put back is named', async () => {
  const restoreFixed = captureProcessState()
  Object.defineProperty(world, 'fixed', { value: 'set', writable: false, configurable: false })
  expect(await restoreFixed()).toEqual(['fixed'])
  const restorePrototype = captureProcessState()
  Object.assign(Object.prototype, { leftByAFile: 'set' })
  const left = await restorePrototype()
  Reflect.deleteProperty(Object.prototype, 'leftByAFile')
  expect(left).toEqual(['a prototype'])
})

/** The runner of these tests starts timers of its own meanwhile. */
const withoutTimers = (names: string[]) => names.filter((name) => name !== 'Timeout')

test('a server that still listens is named, and one that was closed is not', async () => {
  const listening = () =>
    new Promise<net.Server>((resolve) => {
      const server = net.createServer().listen(0, '127.0.0.1', () => resolve(server))
    })
  const restore = captureProcessState()
  const server = await listening()
  const left = await restore()
  server.close()
  expect(withoutTimers(left)).toEqual(['TCPServerWrap'])
  const again = captureProcessState()
  ;(await listening()).close()
  expect(withoutTimers(await again())).toEqual([])
})
