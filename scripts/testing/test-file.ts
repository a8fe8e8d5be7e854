/**
 * What node:test is to one file, for a process that runs several: its tests are collected while it is evaluated, and run
 * in their order. node:test itself has one list of tests for the whole life of a process.
 */
import { mock } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { errorOf, type TestError } from './test-error'

/** What became of one test. */
export interface TestResult {
  /** Names of the groups around it and its own, from the outermost; none where the file as a whole failed. */
  path: string[]
  status: 'passed' | 'failed' | 'skipped'
  durationMs: number
  error?: TestError
}

type Work = () => unknown
interface Options {
  skip?: boolean | string
}
interface Test {
  name: string
  work: Work
  skip: boolean
}
type Hook = 'before' | 'after' | 'beforeEach' | 'afterEach'
interface Group extends Record<Hook, Work[]> {
  name: string
  parts: (Test | Group)[]
}

const newGroup = (name: string): Group => ({ name, parts: [], before: [], after: [], beforeEach: [], afterEach: [] })
const isGroup = (part: Test | Group): part is Group => 'parts' in part

/** A name, options where there are any, and what is to be done. */
type Named = [string, Work] | [string, Options, Work]

function read(given: Named): { name: string; skip: boolean; work: Work } {
  const [name, options, work] = given.length === 2 ? [given[0], {}, given[1]] : given
  const unknown = Object.keys(options).filter((option) => option !== 'skip')
  if (unknown.length > 0) throw new Error(`Database tests have no option ${unknown.join(', ')}: see test-file.ts.`)
  return { name, work, skip: options.skip !== undefined && options.skip !== false }
}

export class TestFile {
  #whole = newGroup('')
  #current = this.#whole
  /** What broke behind the tests, while none or another was running. */
  #broken: unknown[] = []
  #onBroken: ((error: unknown) => void) | undefined

  /** What the file imports as node:test. */
  readonly module = {
    test: (...given: Named): void => void this.#current.parts.push(read(given)),
    describe: (...given: Named): void => this.#collect(read(given)),
    before: (work: Work): void => void this.#current.before.push(work),
    after: (work: Work): void => void this.#current.after.push(work),
    beforeEach: (work: Work): void => void this.#current.beforeEach.push(work),
    afterEach: (work: Work): void => void this.#current.afterEach.push(work),
    mock,
  }

  #collect({ name, work, skip }: ReturnType<typeof read>): void {
    if (skip) throw new Error('Database tests skip tests, not groups: see test-file.ts.')
    const group = newGroup(name)
    const around = this.#current
    around.parts.push(group)
    this.#current = group
    try {
      if (work() instanceof Promise)
        throw new Error(`The group “${name}” waits for something before its tests are known.`)
    } finally {
      this.#current = around
    }
  }

  /** Something was thrown that no test waited for: the test that is running fails for it, or else the file. */
  broke(error: unknown): void {
    if (this.#onBroken) this.#onBroken(error)
    else this.#broken.push(error)
  }

  /**
   * Evaluates the file and runs its tests.
   * @param load evaluates the file
   * @param title a part of the names of the tests that are to run; all of them where it is null
   */
  async *run(load: () => Promise<unknown>, title: string | null): AsyncGenerator<TestResult> {
    const begun = performance.now()
    const failed = (error: unknown): TestResult => ({
      ...{ path: [], status: 'failed', durationMs: Math.round(performance.now() - begun), error: errorOf(error) },
    })
    const unloaded = await this.#attempt(load)
    if (unloaded) yield failed(unloaded.thrown)
    else yield* this.#runGroup(this.#whole, [], title)
    for (const error of this.#broken.splice(0)) yield failed(error)
  }

  /**
   * @param outer the groups that it stands in, from the outermost
   * @param unprepared why what comes before its tests failed, and with it each of them
   */
  async *#runGroup(
    group: Group,
    outer: readonly Group[],
    title: string | null,
    unprepared?: Thrown,
  ): AsyncGenerator<TestResult> {
    const around = [...outer, group]
    const groups = around.slice(1).map(({ name }) => name)
    const asked = group.parts.filter((part) => isAsked(part, groups, title))
    // The file's own hooks run whatever is asked for: what it opened when it was loaded has to be closed.
    if (asked.length === 0 && outer.length > 0) return
    const thrown = unprepared ?? (await this.#attempt(() => inOrder(group.before)))
    for (const part of asked) {
      if (isGroup(part)) yield* this.#runGroup(part, around, title, thrown)
      else yield await this.#runTest(part, around, thrown)
    }
    const left = unprepared ? undefined : await this.#attempt(() => inOrder(group.after))
    if (left) yield { path: groups, status: 'failed', durationMs: 0, error: errorOf(left.thrown) }
  }

  async #runTest({ name, work, skip }: Test, around: readonly Group[], unprepared?: Thrown): Promise<TestResult> {
    const path = [...around.slice(1).map((group) => group.name), name]
    if (skip) return { path, status: 'skipped', durationMs: 0 }
    const begun = performance.now()
    const itself = async () => {
      for (const { beforeEach } of around) await inOrder(beforeEach)
      await work()
    }
    const after = async () => {
      for (const { afterEach } of [...around].reverse()) await inOrder(afterEach)
    }
    const thrown = unprepared ?? (await this.#attempt(itself))
    const left = unprepared ? undefined : await this.#attempt(after)
    const durationMs = Math.round(performance.now() - begun)
    const first = thrown ?? left
    if (!first) return { path, status: 'passed', durationMs }
    return { path, status: 'failed', durationMs, error: errorOf(first.thrown) }
  }

  /** Does something to its end, or until something breaks behind it. @returns what was thrown, if anything was */
  async #attempt(work: () => Promise<unknown>): Promise<Thrown | undefined> {
    const breaking = new Promise<never>((_, reject) => {
      this.#onBroken = reject
    })
    try {
      await Promise.race([work(), breaking])
      // What it left unawaited is told before the next begins.
      await Promise.race([turn(), breaking])
      return undefined
    } catch (error) {
      return { thrown: error }
    } finally {
      this.#onBroken = undefined
    }
  }
}

/** Apart from what is thrown, which may be undefined. */
interface Thrown {
  thrown: unknown
}

/** Whether a test, or one within a group, has the title as a part of its name with those of its groups. */
function isAsked(part: Test | Group, outer: readonly string[], title: string | null): boolean {
  const names = [...outer, part.name]
  if (isGroup(part)) return part.parts.some((each) => isAsked(each, names, title))
  return title === null || names.join(' › ').includes(title)
}

async function inOrder(hooks: readonly Work[]): Promise<void> {
  for (const hook of hooks) await hook()
}
