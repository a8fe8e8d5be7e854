/** Static markup in a browser: as the server sent it, through everything that React does with the page. */
import { act } from '@testing-library/react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticMarkup } from './static-markup'

const mockRouter = { refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))

let root: Root
let container: HTMLElement
beforeEach(() => {
  mockRouter.refresh.mockClear()
  container = document.createElement('div')
  document.body.replaceChildren(container)
})
afterEach(() => act(() => root.unmount()))

const words = (
  <p>
    One <b>two</b>
  </p>
)
const HTML = '<p>One <b>two</b></p>'

/** A page as the front sends it: its children in the HTML alone. */
async function hydrate(served: number) {
  container.innerHTML = renderToString(<section className="page">{words}</section>)
  const before = container.querySelector('b')
  await act(async () => {
    root = hydrateRoot(container, <StaticMarkup as="section" className="page" served={served} />)
  })
  return before
}

const shown = () => container.querySelector('section')?.innerHTML
const render = (page: React.ReactNode) => act(async () => root.render(page))

test('stays as the server sent it while React takes the page over', async () => {
  const before = await hydrate(1)
  expect(shown()).toBe(HTML)
  expect(container.querySelector('b')).toBe(before)
  expect(mockRouter.refresh).not.toHaveBeenCalled()
})

test('stays when its attributes change', async () => {
  await hydrate(2)
  await render(<StaticMarkup as="section" className="other" served={2} />)
  expect(shown()).toBe(HTML)
  expect(container.querySelector('section')).toHaveClass('other')
})

test('is there again on the way back to the page', async () => {
  const before = await hydrate(3)
  await render(<p>Another page</p>)
  await render(<StaticMarkup as="section" served={3} />)
  expect(shown()).toBe(HTML)
  expect(container.querySelector('b')).toBe(before)
  expect(mockRouter.refresh).not.toHaveBeenCalled()
})

test('gives way to what a later answer of the server brings', async () => {
  await hydrate(4)
  await render(<section>News</section>)
  expect(shown()).toBe('News')
})

const link = (words: string) => <a href="/news">{words}</a>

test.each([
  ['the same page keeps the focus where it was', '/', 'New'],
  ['another page does not take the focus', '/projects', undefined],
])('%s', async (_, path, focused) => {
  container.innerHTML = renderToString(<section>{link('Old')}</section>)
  await act(async () => {
    root = hydrateRoot(container, <StaticMarkup as="section" served={6} />)
  })
  container.querySelector('a')?.focus()
  window.history.replaceState(null, '', path)
  await render(<section>{link('New')}</section>)
  await act(() => import('@/components/blocks/live/preserve-focus'))
  expect(document.activeElement?.closest('a')?.textContent).toBe(focused)
  window.history.replaceState(null, '', '/')
})

test('is asked for again where React drew the page anew', async () => {
  root = createRoot(container)
  await render(<StaticMarkup as="section" served={5} />)
  expect(mockRouter.refresh).toHaveBeenCalledTimes(1)
  await render(<section>{words}</section>)
  expect(shown()).toBe(HTML)
})

test('renders nothing of its own', async () => {
  root = createRoot(container)
  await render(<StaticMarkup />)
  expect(container).toBeEmptyDOMElement()
})
