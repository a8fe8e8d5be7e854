import type { SnapshotStore } from './snapshot-store'

const mockLoaded: string[] = []
jest.mock('@/lib/cms/instance', () => {
  mockLoaded.push('the CMS')
  return {}
})

const shared = globalThis as { foundationContent?: unknown }
const snapshot = (version: string) => ({ health: () => version }) as unknown as SnapshotStore

beforeEach(() => {
  delete shared.foundationContent
  jest.resetModules()
})

test('what reads the content does not bring the CMS that it comes from', async () => {
  await import('./content')
  expect(mockLoaded).toEqual([])
})

test('pages and calls, each with a copy of the module, read the one snapshot that was offered first', async () => {
  const { registerSnapshotStore } = await import('./snapshot-registry')
  const open = jest.fn(() => snapshot('first'))
  registerSnapshotStore(open)
  registerSnapshotStore(() => snapshot('second'))
  expect(open).not.toHaveBeenCalled()
  jest.resetModules()
  const { sourceHealth } = await import('./content')
  expect([sourceHealth(), sourceHealth()]).toEqual(['first', 'first'])
  expect(open).toHaveBeenCalledTimes(1)
})

test('a process that was given no content says so', async () => {
  const { snapshotStore } = await import('./snapshot-registry')
  expect(snapshotStore).toThrow('This process was given no content to read.')
})
