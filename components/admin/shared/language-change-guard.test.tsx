import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageChangeGuard } from './language-change-guard'
import { renderInWords } from './words-testing'

const form = { modified: false, setModified: jest.fn() }
const push = jest.fn()
const openModal = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
jest.mock('@payloadcms/ui', () => ({
  useForm: () => form,
  useFormModified: () => form.modified,
  useModal: () => ({ openModal }),
  useRouteTransition: () => ({ startRouteTransition: (go: () => void) => go() }),
  ConfirmationModal: ({ confirmLabel, onConfirm }: { confirmLabel: string; onConfirm: () => void }) => (
    <button type="button" onClick={onConfirm}>
      {confirmLabel}
    </button>
  ),
}))

const changed = jest.fn()
const pressed = jest.fn()

/** The form, the menu of languages as Payload draws it, and another button. */
function page(modified: boolean) {
  form.modified = modified
  return (
    <>
      <LanguageChangeGuard />
      <button type="button" onClick={changed}>
        বাংলা{' '}
        <span className="localizer__locale-code" data-locale="bn">
          (bn)
        </span>
      </button>
      <button type="button" onClick={pressed}>
        <div className="localizer-label" data-locale="en">
          Locale: English
        </div>
      </button>
      <button type="button" onClick={pressed}>
        Save
      </button>
    </>
  )
}

beforeEach(() => {
  for (const mock of [changed, pressed, push, openModal, form.setModified]) mock.mockClear()
  window.history.replaceState(null, '', '/admin/collections/news/1?locale=en&depth=1')
})

const language = () => screen.getByRole('button', { name: /বাংলা/ })

test('the language of an unmodified form is changed at once', async () => {
  renderInWords(page(false))
  await userEvent.click(language())
  expect([changed.mock.calls.length, openModal.mock.calls.length]).toEqual([1, 0])
})

test('the language of a modified form is changed after confirmation', async () => {
  renderInWords(page(true))
  await userEvent.click(screen.getByText('(bn)'))
  expect([changed.mock.calls.length, openModal.mock.calls.length]).toEqual([0, 1])
  expect(push).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Change without saving' }))
  expect(form.setModified.mock.calls).toEqual([[false]])
  expect(push.mock.calls).toEqual([['?locale=bn&depth=1']])
})

test('the keyboard is guarded as well, other buttons and the menu’s own are not', async () => {
  renderInWords(page(true))
  language().focus()
  await userEvent.keyboard('{Enter}')
  expect([changed.mock.calls.length, openModal.mock.calls.length]).toEqual([0, 1])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByText('Locale: English'))
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a form that was saved meanwhile needs no confirmation', async () => {
  const { rerender } = renderInWords(page(true))
  rerender(page(false))
  await userEvent.click(language())
  expect(changed).toHaveBeenCalledTimes(1)
})
