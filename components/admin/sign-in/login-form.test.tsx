import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@/lib/shared/addresses/localized'
import { ADMIN_MESSAGES } from '@/lib/shared/i18n/admin/areas'
import { WordsContextProvider } from '../shared/words'
import { renderInWords } from '../shared/words-testing'
import { LoginForm } from './login-form'
import { SignIn } from './sign-in'

const refused = (message: string, data?: object) => ({
  ok: false,
  status: 401,
  json: async () => ({ errors: [{ message, data }] }),
})

/** What was sent, one after the other. */
function answering(...answers: object[]): jest.Mock {
  const fetched = jest.fn()
  for (const answer of answers) fetched.mockResolvedValueOnce(answer)
  global.fetch = fetched
  return fetched
}
const sent = (fetched: jest.Mock) => fetched.mock.calls.map(([, { body }]) => JSON.parse(body))

async function type(password = 'wrong'): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), ' rahima@example.org ')
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}

test('a refusal is shown, and the password is selected for typing again', async () => {
  answering(refused('This is not right.'), refused('This is not right.'))
  renderInWords(<LoginForm next="/admin" />)
  await type()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This is not right.'))
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect(password).toHaveFocus()
  expect(password).toBeInvalid()
  expect(password).toHaveAccessibleDescription('This is not right.')
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, 5])
  const first = screen.getByRole('alert')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
})

test('a code is asked for once the site needs one, and the form can be reset', async () => {
  const fetched = answering(refused('Please type the code.', { needs: 'code' }), refused('This code is not right.'))
  renderInWords(<LoginForm next="/admin" />)
  await type('right')
  const code = await screen.findByLabelText('Code of your authenticator app')
  await waitFor(() => expect(code).toHaveFocus())
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.type(code, '123456{Enter}')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This code is not right.'))
  expect(code).toHaveFocus()
  const [before, after] = sent(fetched)
  expect(before).toEqual({ email: 'rahima@example.org', password: 'right' })
  expect(after).toEqual({ ...before, code: '123456' })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in as somebody else' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('a second submit is ignored while the first is under way', async () => {
  const fetched = jest.fn(() => new Promise(() => undefined))
  global.fetch = fetched as unknown as typeof fetch
  renderInWords(<LoginForm next="/admin" />)
  await type()
  await userEvent.click(screen.getByRole('button', { name: 'Signing in…' }))
  expect(fetched).toHaveBeenCalledTimes(1)
})

const page = (logo: string | null, next: string, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <WordsContextProvider spoken={{ locale, messages: ADMIN_MESSAGES[locale] }}>
      <SignIn foundation={{ name: 'Alokdhara', logo }} locale={locale} next={next} />
    </WordsContextProvider>,
  )

test('before hydration nothing is sent, and without JavaScript a notice is shown', () => {
  const html = page(null, '/admin')
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""/)
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/)
})

test.each([
  ['the mark beside its name', null, /<img src="\/icon-192.png" alt=""[^>]*\/><span>Alokdhara<\/span>/],
  ['the logo that was uploaded', 'media/own.webp', /<img [^>]*src="\/media\/own.webp" alt="Alokdhara"/],
])('it shows %s', (_, logo, expected) => {
  const html = page(logo, '/admin/desk')
  expect(html).toMatch(expected)
  expect(html).toContain('the page that you asked for')
})

test('in Bangla it leads back to the site in Bangla', () => {
  const html = page(null, '/admin', 'bn')
  expect(html).toContain('<h1>সাইন ইন</h1>')
  expect(html).toContain('href="/bn"')
  expect(html).not.toMatch(/Sign in|Password/)
})
