import { isValidElement, type ReactElement } from 'react'
import { isAllowedCall } from '@/lib/cms/guard-server-functions'
import AdminLayout from './layout'

const handled: unknown[] = []
jest.mock('../../lib/cms/payload.config', () => ({ __esModule: true, default: {} }))
jest.mock('@payloadcms/next/css', () => ({}), { virtual: true })
jest.mock('@payloadcms/next/layouts', () => ({
  RootLayout: () => null,
  handleServerFunctions: async (call: unknown) => handled.push(call),
}))
jest.mock('./admin/importMap.js', () => ({ importMap: {} }))
jest.mock('next/headers', () => ({ headers: async () => new Headers() }))
jest.mock('@/lib/cms/guard-server-functions', () => ({ isAllowedCall: jest.fn() }))
jest.mock('@/lib/access/sessions/language-settings', () => ({ languageOf: () => 'en' }))

type Layout = ReactElement<{ serverFunction: (call: unknown) => Promise<unknown> }>

function serverFunction() {
  const layout = AdminLayout({ children: null })
  if (!isValidElement(layout)) throw new Error('The layout draws nothing.')
  return (layout as Layout).props.serverFunction
}

beforeEach(() => handled.splice(0))

test('a call that is not open does not reach Payload, and is told nothing', async () => {
  jest.mocked(isAllowedCall).mockResolvedValue(false)
  await expect(serverFunction()({ name: 'constructor', args: {} })).rejects.toMatchObject({
    digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
  })
  expect(handled).toEqual([])
})

test('of an open one only its name and what it is called with are passed on', async () => {
  jest.mocked(isAllowedCall).mockResolvedValue(true)
  await serverFunction()({ name: 'slugify', args: { a: 1 }, serverFunctions: { slugify: 'x' }, importMap: 'y' })
  expect(handled).toEqual([{ name: 'slugify', args: { a: 1 }, config: {}, importMap: {} }])
})
