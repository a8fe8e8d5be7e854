import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CustomCursor } from './custom-cursor'

const drawn = (matches: boolean) => {
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
  return () => container.querySelector<HTMLElement>('[popover]')
}

const moveOver = (target: Element) =>
  fireEvent(target, new MouseEvent('pointermove', { bubbles: true, clientX: 40, clientY: 60 }))

/** The ring, which comes with the pointer's first move. */
const shown = async () => {
  const ring = drawn(true)
  moveOver(document.body)
  await waitFor(() => expect(ring()).toBeInTheDocument())
  return ring() as HTMLElement
}

test('the ring follows the pointer', async () => {
  const ring = await shown()
  moveOver(document.body)
  expect(ring.style.transform).toBe('translate(40px, 60px)')
})

test('the ring grows over a link', async () => {
  const ring = await shown()
  moveOver(screen.getByRole('link'))
  expect(ring).toHaveAttribute('data-over', 'true')
})

test('without a fine pointer, or with less motion, there is no ring', async () => {
  const ring = drawn(false)
  moveOver(document.body)
  await new Promise((done) => setTimeout(done, 50))
  expect(ring()).not.toBeInTheDocument()
})
