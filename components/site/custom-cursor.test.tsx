import { fireEvent, render, screen } from '@testing-library/react'
import { CustomCursor } from './custom-cursor'

const shown = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches })
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0)
    return 0
  })
  const { container } = render(
    <>
      <CustomCursor />
      <a href="/news">News</a>
    </>,
  )
  return container.firstElementChild as HTMLElement
}

const moveOver = (target: Element) =>
  fireEvent(target, new MouseEvent('pointermove', { bubbles: true, clientX: 40, clientY: 60 }))

test('the ring follows the pointer', () => {
  const ring = shown(true)
  moveOver(document.body)
  expect(ring.style.transform).toBe('translate(40px, 60px)')
})

test('the ring grows over a link', () => {
  const ring = shown(true)
  moveOver(screen.getByRole('link'))
  expect(ring).toHaveAttribute('data-over', 'true')
})

test('without a fine pointer, or with less motion, there is no ring', () => {
  const ring = shown(false)
  moveOver(document.body)
  expect(ring).not.toHaveAttribute('data-shown')
})
