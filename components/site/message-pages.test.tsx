import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePathname } from 'next/navigation'
import messages from '@/lib/shared/i18n/messages/bn.json'
import { ErrorPage } from './error-page'
import { NotFoundPage } from './not-found-page'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

const broken = (pathname: string, onRetry = () => {}) => {
  jest.mocked(usePathname).mockReturnValue(pathname)
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<ErrorPage error={new Error('no source')} onRetry={onRetry} />)
  return log
}

test('a lost visitor finds a way on in their language', () => {
  render(<NotFoundPage locale="bn" labels={messages.notFound} nav={messages.shell.nav} search={messages.search} />)
  expect(screen.getByRole('link', { name: messages.notFound.home })).toHaveAttribute('href', '/bn')
  expect(screen.getByRole('link', { name: messages.shell.nav.news })).toHaveAttribute('href', '/bn/news')
})

test("a broken page stands under the router's heading", () => {
  const log = broken('/news')
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeInTheDocument()
  expect(log).toHaveBeenCalledWith(new Error('no source'))
})

test('a broken page can be tried again', async () => {
  const onRetry = jest.fn()
  broken('/news', onRetry)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a broken Bangla page speaks Bangla', () => {
  broken('/bn/news')
  expect(screen.getByRole('button', { name: 'আবার চেষ্টা করুন' })).toBeInTheDocument()
})

test('a broken page says what staff put in the place of its words', () => {
  const texts = { heading: 'Sorry!', text: 'It broke.', retry: 'Once more', home: 'Home' }
  document.body.dataset.errorWords = JSON.stringify(texts)
  broken('/news')
  expect(screen.getByRole('heading', { level: 1, name: 'Sorry!' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Once more' })).toBeInTheDocument()
  delete document.body.dataset.errorWords
})
