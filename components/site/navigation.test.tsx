import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { PageLink } from '@/components/ui/page-link/page-link'
import { Navigation } from './navigation'

const push = jest.fn()
const replace = jest.fn()
const prefetch = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, replace, prefetch }) }))

beforeEach(() => {
  push.mockClear()
  prefetch.mockClear()
})

/** Draws a page link and who hears its presses. */
const renderLink = (href: string) =>
  render(
    <>
      <PageLink href={href}>News</PageLink>
      <Navigation className="thread" />
    </>,
  )

/** Presses the link; answers whether somebody kept the browser from following it. */
function press(keys: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link')
  const click = createEvent.click(link, keys)
  fireEvent(link, click)
  return click.defaultPrevented
}

test('a page link is opened without a full load', () => {
  render(
    <>
      <PageLink href="/bn/news">
        <b>News</b>
      </PageLink>
      <Navigation className="thread" />
    </>,
  )
  expect(press()).toBe(true)
  expect(push).toHaveBeenCalledWith('/bn/news')
})

test('a click with a modifier key is left to the browser', () => {
  renderLink('#new-tab')
  expect(press({ ctrlKey: true })).toBe(false)
  expect(push).not.toHaveBeenCalled()
})

test('a link that opened a dialog leads nowhere', () => {
  render(
    <>
      <PageLink href="/donate-now" onClick={(event) => event.preventDefault()}>
        Donate
      </PageLink>
      <Navigation className="thread" />
    </>,
  )
  press()
  expect(push).not.toHaveBeenCalled()
})

test('the page of a link in a modal takes the place of the modal’s entry in the history', () => {
  history.replaceState({ layer: 1 }, '')
  renderLink('/news')
  press()
  history.replaceState(null, '')
  expect(replace).toHaveBeenCalledWith('/news')
  expect(push).not.toHaveBeenCalled()
})

test('links elsewhere are left alone', () => {
  render(
    <>
      <a href="#facebook">Facebook</a>
      <Navigation className="thread" />
    </>,
  )
  expect(press()).toBe(false)
  expect(push).not.toHaveBeenCalled()
})

test('a page is prefetched once when its link is hovered or focused', () => {
  renderLink('/news')
  expect(prefetch).not.toHaveBeenCalled()
  fireEvent.pointerOver(screen.getByRole('link'))
  fireEvent.focusIn(screen.getByRole('link'))
  expect(prefetch.mock.calls).toEqual([['/news']])
})

describe('where the browser prerenders pages', () => {
  beforeEach(() => Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' }))
  afterEach(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'))

  test('it follows page links by itself, and nothing is fetched a second time', () => {
    renderLink('#news')
    fireEvent.pointerOver(screen.getByRole('link'))
    expect(press()).toBe(false)
    expect(push).not.toHaveBeenCalled()
    expect(prefetch).not.toHaveBeenCalled()
  })

  test('a visitor who saves data gets the page without a full load, and the root says so to the rules', () => {
    Object.assign(navigator, { connection: { saveData: true } })
    renderLink('/news')
    press()
    Reflect.deleteProperty(navigator, 'connection')
    expect(document.documentElement).toHaveAttribute('data-saves-data')
    expect(push).toHaveBeenCalledWith('/news')
  })
})
