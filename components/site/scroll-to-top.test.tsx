import { fireEvent, render, screen } from '@testing-library/react'
import { ScrollToTop } from './scroll-to-top'

const scrollBy = (pixels: number) => {
  window.scrollY = pixels
  fireEvent.scroll(window)
}

beforeEach(() => {
  window.scrollY = 0
  window.scrollTo = jest.fn()
})

test('after 100 pixels there is no button yet', () => {
  render(
    <ScrollToTop label="Scroll to top" className="top">
      ↑
    </ScrollToTop>,
  )
  scrollBy(100)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('after more than 100 pixels there is a button that leads to the top', () => {
  render(
    <ScrollToTop label="Scroll to top" className="top">
      ↑
    </ScrollToTop>,
  )
  scrollBy(101)
  fireEvent.click(screen.getByRole('button', { name: 'Scroll to top' }))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 })
})

test('it goes when the page is back at the top', () => {
  render(
    <ScrollToTop label="Scroll to top" className="top">
      ↑
    </ScrollToTop>,
  )
  scrollBy(500)
  scrollBy(0)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the focus goes to the top with the page', () => {
  render(
    <>
      <main tabIndex={-1} />
      <ScrollToTop label="Scroll to top" className="top">
        ↑
      </ScrollToTop>
    </>,
  )
  scrollBy(500)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  expect(screen.getByRole('main')).toHaveFocus()
})
