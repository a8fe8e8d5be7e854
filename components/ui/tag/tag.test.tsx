import { render, screen } from '@testing-library/react'
import { Tag } from './tag'

test('a known category has the patch of its program', () => {
  const { container } = render(<Tag category="Cancer Treatment" locale="en" />)
  expect(screen.getByText('Cancer Treatment')).toHaveClass('health')
  expect(container.querySelector('svg')).toBeInTheDocument()
})

test('an unknown category is shown without a patch', () => {
  const { container } = render(<Tag category="Winter relief" locale="en" />)
  expect(screen.getByText('Winter relief')).toBeInTheDocument()
  expect(container.querySelector('svg')).toBeNull()
})

test('a record without a category has no tag', () => {
  expect(render(<Tag category="" locale="en" />).container).toBeEmptyDOMElement()
})
