import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type RefObject, useEffect } from 'react'
import { BehaviourRegion } from './behaviour-region'

const opened: string[] = []
function Opener({ region }: { region: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = region.current
    const open = (event: Event) => {
      event.preventDefault()
      opened.push((event.target as HTMLElement).textContent ?? '')
    }
    element?.addEventListener('click', open)
    return () => element?.removeEventListener('click', open)
  }, [region])
  return null
}

let fails = false
jest.mock('./behaviours', () => ({
  loadBehaviour: async () => {
    if (fails) throw new Error('offline')
    return Opener
  },
}))

const region = () =>
  render(
    <BehaviourRegion behaviour="videos" list={undefined} labels={{} as never}>
      <a href="#film" data-record={1}>
        Film
      </a>
    </BehaviourRegion>,
  )

beforeEach(() => {
  opened.length = 0
  fails = false
})

test('a press ahead of the script is replayed once', async () => {
  region()
  fireEvent.click(screen.getByText('Film'))
  await waitFor(() => expect(opened).toEqual(['Film']))
  fireEvent.click(screen.getByText('Film'))
  expect(opened).toEqual(['Film', 'Film'])
})

test('a press while a touch is loading the script is replayed once', async () => {
  region()
  fireEvent.focusIn(screen.getByText('Film'))
  fireEvent.pointerOver(screen.getByText('Film'))
  fireEvent.click(screen.getByText('Film'))
  await waitFor(() => expect(opened).toEqual(['Film']))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(opened).toEqual(['Film'])
})

test('where the script cannot be loaded the link is followed', async () => {
  fails = true
  region()
  const followed = jest.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', followed)
  fireEvent.click(screen.getByText('Film'))
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1))
  document.removeEventListener('click', followed)
  expect(opened).toEqual([])
})
