import { act, render } from '@testing-library/react'
import messages from '@/lib/shared/i18n/messages/en.json'
import { StillSending } from './still-sending'
import { SubmitButton } from './submit-button'

const { sending, stillSending } = messages.forms.shared

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the button says after two seconds that the work goes on, politely, and forgets it afterwards', () => {
  const { container: form } = render(<SubmitButton label="Send" sending={sending} />, {
    container: document.body.appendChild(document.createElement('form')),
  })
  const { container: said, unmount } = render(<StillSending form={form} labels={{ sending, stillSending }} />)
  const words = () => form.querySelector<HTMLElement>('[data-words]')?.dataset.words
  act(() => jest.advanceTimersByTime(1900))
  expect([words(), said.textContent]).toEqual([sending, ''])
  act(() => jest.advanceTimersByTime(200))
  expect([words(), said.textContent]).toEqual([stillSending, stillSending])
  expect(said.firstElementChild).toHaveAttribute('aria-live', 'polite')
  unmount()
  expect(words()).toBe(sending)
})
