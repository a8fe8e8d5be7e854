import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'
import { ButtonLink } from './button-link'
import { MoreLink } from './more-link'

test('a pressed button tells its owner', async () => {
  const onClick = jest.fn()
  render(<Button onClick={onClick}>Register</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a busy button says so and ignores presses', async () => {
  const onClick = jest.fn()
  render(
    <Button busy onClick={onClick}>
      Sending…
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending…' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('a busy button does not send its form', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button in a form does not send it by accident', () => {
  render(<Button>Copy</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a button link is a link', () => {
  render(
    <ButtonLink href="/donate-now" variant="donate">
      Donate now
    </ButtonLink>,
  )
  expect(screen.getByRole('link', { name: 'Donate now' })).toHaveAttribute('href', '/donate-now')
})

test('a more link says what it is about to those who hear it', () => {
  render(<MoreLink href="/project/4" label="See More" about="Night school" locale="en" />)
  expect(screen.getByRole('link', { name: 'See More Night school' })).toHaveAttribute('href', '/project/4')
})
