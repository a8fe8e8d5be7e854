import { render } from '@testing-library/react'
import { FormGuard } from './form-guard'

jest.mock('./language-change-guard', () => ({ LanguageChangeGuard: () => null }))

const form = { setModified: jest.fn(), processing: false, submitted: false }
jest.mock('@payloadcms/ui', () => ({
  useForm: () => form,
  useFormProcessing: () => form.processing,
  useFormSubmitted: () => form.submitted,
}))

/** What the form was told, after each of these. */
function toldAfter(...states: { processing: boolean; submitted: boolean }[]): unknown[] {
  form.setModified.mockClear()
  const { rerender } = render(<FormGuard />)
  for (const state of states) {
    Object.assign(form, state)
    rerender(<FormGuard />)
  }
  return form.setModified.mock.calls.flat()
}

const SENDING = { processing: true, submitted: false }
const REFUSED = { processing: false, submitted: true }
const TAKEN = { processing: false, submitted: false }

test('a form stays modified after each refusal, and not after a save', () => {
  expect(toldAfter(SENDING, REFUSED)).toEqual([true])
  expect(toldAfter({ ...REFUSED, processing: true }, REFUSED)).toEqual([true, true])
  Object.assign(form, TAKEN)
  expect(toldAfter(SENDING, TAKEN)).toEqual([])
})
