import { act, render, screen, waitFor } from '@testing-library/react'
import { CounterList } from './counter-list'

const show = (calm: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: calm })
  window.IntersectionObserver = class {
    constructor(readonly hear: (entries: object[]) => void) {}
    observe() {
      queueMicrotask(() => act(() => this.hear([{ isIntersecting: true }])))
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  render(
    <CounterList locale="bn">
      <li>
        <span data-count={48}>৪৮</span>
      </li>
    </CounterList>,
  )
  return screen.getByText('৪৮')
}

test('a figure counts up to what the HTML says', async () => {
  const figure = show(false)
  await waitFor(() => expect(figure).not.toHaveTextContent('৪৮'))
  await waitFor(() => expect(figure).toHaveTextContent('৪৮'))
})

test('for people who want less motion it stands', async () => {
  const figure = show(true)
  await act(() => new Promise((done) => setTimeout(done, 300)))
  expect(figure).toHaveTextContent('৪৮')
})
