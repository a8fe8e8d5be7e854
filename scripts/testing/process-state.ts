/** The state of a process that test files share (globals, listeners, timers, resources): captured before a file, restored after. */
import type { EventEmitter } from 'node:events'
import { mock } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'

/** What Node makes of its own when it is first asked for: asked for here, and like any other value from then on. */
const LAZY = ['fetch', 'Request', 'WebSocket', 'CompressionStream', 'crypto', 'performance', 'DOMException']
/** As long as what was closed takes to be gone. */
const SETTLING_MS = 200

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate'] as const

/** Of Node, and written to by whoever likes. */
const shared = (): object[] => [globalThis, process, console, Math, JSON, Error, Promise, Object, Reflect, Date]
const prototypes = (): object[] =>
  [Object, Array, Function, String, Number, Promise, Error, Map, Set].map(({ prototype }) => prototype)

/** Kept by those that listen to the process, who are noted apart. */
const LISTENER_PROPERTIES = new Set<PropertyKey>(['_events', '_eventsCount'])

/** Puts the own properties of an object back when it is called. @returns names of those that cannot be */
function captureProperties(object: object): () => string[] {
  const noted = Object.getOwnPropertyDescriptors(object) as Record<PropertyKey, PropertyDescriptor>
  return () => {
    const stuck: string[] = []
    for (const name of Reflect.ownKeys(object)) {
      const before = noted[name]
      const now = Object.getOwnPropertyDescriptor(object, name)
      if (LISTENER_PROPERTIES.has(name)) continue
      // Node’s own that were asked for meanwhile.
      if (before?.get && object === globalThis) continue
      if (before && Object.is(before.value, now?.value) && before.get === now?.get) continue
      if (!restoreProperty(object, name, before)) stuck.push(String(name))
    }
    for (const name of Reflect.ownKeys(noted)) {
      if (!Object.hasOwn(object, name)) Object.defineProperty(object, name, noted[name] as PropertyDescriptor)
    }
    return stuck
  }
}

function restoreProperty(object: object, name: PropertyKey, before: PropertyDescriptor | undefined): boolean {
  if (!before && Reflect.deleteProperty(object, name)) return true
  // One that is there for good, as the dispatcher of undici is, is as good as away without its value.
  return before ? Reflect.defineProperty(object, name, before) : Reflect.set(object, name, undefined)
}

/** Notes who listens. @returns makes them, in their order, all who listen */
export function captureListeners(emitter: EventEmitter): () => void {
  const noted = new Map(emitter.eventNames().map((event) => [event, emitter.rawListeners(event)]))
  return () => {
    for (const event of new Set([...emitter.eventNames(), ...noted.keys()])) {
      const before = noted.get(event) ?? []
      const now = emitter.rawListeners(event)
      if (before.length === now.length && before.every((listener, at) => listener === now[at])) continue
      emitter.removeAllListeners(event)
      for (const listener of before) emitter.on(event, listener as () => void)
    }
  }
}

/** Timers that are started meanwhile end when it is called. */
function trackTimers(): () => void {
  const started = new Set<WeakRef<NodeJS.Timeout | NodeJS.Immediate>>()
  const forget = new FinalizationRegistry((one: WeakRef<NodeJS.Timeout>) => started.delete(one))
  for (const name of TIMERS) {
    const own = globalThis[name] as (...given: unknown[]) => NodeJS.Timeout
    const noting = (...given: unknown[]) => {
      const timer = own(...given)
      const one = new WeakRef(timer)
      started.add(one)
      forget.register(timer, one)
      return timer
    }
    Object.assign(globalThis, { [name]: Object.defineProperties(noting, Object.getOwnPropertyDescriptors(own)) })
  }
  return () => {
    for (const one of started) {
      const timer = one.deref()
      clearTimeout(timer as NodeJS.Timeout)
      clearImmediate(timer as unknown as NodeJS.Immediate)
    }
  }
}

/** Open things that keep a process alive, by their kinds. */
function openResources(): string[] {
  return process.getActiveResourcesInfo().filter((kind) => !/^(FS|Immediate|.*Req)/.test(kind))
}

const added = (before: readonly string[], now: readonly string[]) => {
  const rest = [...before]
  return now.filter((kind) => {
    const at = rest.indexOf(kind)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/**
 * Notes how the process stands before a file of tests.
 * @returns puts it back. What it cannot put back it names: the process is then fit for no other file.
 */
export function captureProcessState(): () => Promise<string[]> {
  for (const name of LAZY) Reflect.get(globalThis, name)
  const env = { ...process.env }
  const folder = process.cwd()
  const open = openResources()
  const keys = prototypes().map((each) => Reflect.ownKeys(each).length)
  const restorers = shared().map(captureProperties)
  const restoreListeners = captureListeners(process)
  const endTimers = trackTimers()
  return async () => {
    mock.timers.reset()
    mock.restoreAll()
    endTimers()
    const stuck = restorers.flatMap((restore) => restore())
    restoreListeners()
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    Object.assign(process.env, env)
    process.chdir(folder)
    if (prototypes().some((each, at) => Reflect.ownKeys(each).length !== keys[at])) stuck.push('a prototype')
    return [...stuck, ...(await leftOpen(open))]
  }
}

/** Waits until what was closed is gone. @returns the kinds of what stays */
async function leftOpen(before: readonly string[]): Promise<string[]> {
  const end = performance.now() + SETTLING_MS
  for (;;) {
    const left = added(before, openResources())
    if (left.length === 0 || performance.now() > end) return left
    await turn()
  }
}
