import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from './accordion'

const items = [1, 2, 3].map((id) => ({ id, title: `Question ${id}`, text: `Answer ${id}` }))
const item = (id: number) => screen.getByText(`Question ${id}`).closest('details')

test('the first item is open at the start', () => {
  render(<Accordion items={items} locale="en" />)
  expect([1, 2, 3].map((id) => item(id)?.open)).toEqual([true, false, false])
})

test('opening an item closes the one that was open', async () => {
  render(<Accordion items={items} locale="en" />)
  await userEvent.click(screen.getByText('Question 2'))
  expect([1, 2, 3].map((id) => item(id)?.open)).toEqual([false, true, false])
})

test('pressing the open item closes it', async () => {
  render(<Accordion items={items} locale="en" />)
  await userEvent.click(screen.getByText('Question 1'))
  expect(item(1)?.open).toBe(false)
})

test('a new item above leaves the open one open', async () => {
  const { rerender } = render(<Accordion items={items} locale="en" />)
  await userEvent.click(screen.getByText('Question 3'))
  rerender(<Accordion items={[{ id: 9, title: 'Question 9', text: 'Answer 9' }, ...items]} locale="en" />)
  expect([9, 1, 2, 3].map((id) => item(id)?.open)).toEqual([false, false, false, true])
})
