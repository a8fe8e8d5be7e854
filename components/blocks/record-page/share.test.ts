/** @jest-environment jsdom */
import { toast } from '@/components/ui/toaster/toast'
import { share } from './share'

jest.mock('@/components/ui/toaster/toast', () => ({ toast: { success: jest.fn(), error: jest.fn() } }))

const page = {
  url: 'https://example.org/news-details/1',
  title: 'A second room',
  labels: { copied: 'c', notCopied: 'n' },
}
const written: string[] = []

function browser({ native, clipboard = true }: { native?: () => Promise<void>; clipboard?: boolean }) {
  const writeText = async (text: string) => {
    if (!clipboard) throw new Error('denied')
    written.push(text)
  }
  Object.assign(navigator, { share: native })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

beforeEach(() => {
  written.length = 0
  jest.clearAllMocks()
})

test('the phone’s own sharing is given the page', async () => {
  const native = jest.fn().mockResolvedValue(undefined)
  browser({ native })
  await share(true, page)
  expect(native).toHaveBeenCalledWith({ url: page.url, title: page.title })
  expect(written).toEqual([])
})

test('closing the phone’s share sheet copies nothing', async () => {
  browser({ native: () => Promise.reject(new DOMException('', 'AbortError')) })
  await share(true, page)
  expect(written).toEqual([])
  expect(toast.success).not.toHaveBeenCalled()
})

test.each([
  ['has none', undefined],
  ['fails', () => Promise.reject(new Error('broken'))],
])('a browser whose own sharing %s copies the address', async (_, native) => {
  browser({ native })
  await share(true, page)
  expect(written).toEqual([page.url])
  expect(toast.success).toHaveBeenCalledWith('c')
})

test('a refused copy shows an error message', async () => {
  browser({ clipboard: false })
  await share(false, page)
  expect(toast.error).toHaveBeenCalledWith('n')
})
