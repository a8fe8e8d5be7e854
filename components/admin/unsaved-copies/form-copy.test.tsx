import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInWords } from '../shared/words-testing'
import { type CopyPlace, readCopy, writeCopy } from './copies'
import { FormCopy } from './form-copy'

const PLACE: CopyPlace = { account: 3, collection: 'news', record: 7, locale: 'en' }
const form = {
  values: { title: 'A' } as Record<string, unknown>,
  isModified: false,
  isProcessing: false,
  isRefused: false,
  reset: jest.fn(),
  setModified: jest.fn(),
  getData: () => form.values,
}
jest.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 3 } }),
  useDocumentInfo: () => ({ id: 7, collectionSlug: 'news', savedDocumentData: { updatedAt: '2026-11-01' } }),
  useLocale: () => ({ code: 'en' }),
  useForm: () => form,
  useFormModified: () => form.isModified,
  useFormProcessing: () => form.isProcessing,
  useFormSubmitted: () => form.isRefused,
}))

beforeEach(() => {
  localStorage.clear()
  Object.assign(form, { values: { title: 'A' }, isModified: false, isProcessing: false, isRefused: false })
  jest.clearAllMocks()
})

const leave = (more: object = {}) =>
  writeCopy(PLACE, { at: Date.now(), base: '2026-11-01', values: { title: 'B' }, ...more })
const offer = () => screen.queryByRole('region', { name: 'Unsaved words' })

test('what is written is kept every few seconds, and no longer once it is saved', () => {
  jest.useFakeTimers()
  const { rerender } = renderInWords(<FormCopy />)
  Object.assign(form, { values: { title: 'AB' }, isModified: true })
  rerender(<FormCopy />)
  expect(readCopy(PLACE)).toBeUndefined()
  act(() => jest.advanceTimersByTime(3000))
  expect(readCopy(PLACE)?.values).toEqual({ title: 'AB' })
  // A save that is refused is none.
  for (const state of [
    { isModified: false, isProcessing: true },
    { isProcessing: false, isRefused: true },
  ]) {
    Object.assign(form, state)
    rerender(<FormCopy />)
    expect(readCopy(PLACE)?.values).toEqual({ title: 'AB' })
  }
  Object.assign(form, { isRefused: false })
  rerender(<FormCopy />)
  expect(readCopy(PLACE)).toBeUndefined()
  jest.useRealTimers()
})

test('what was typed last is kept when the page is left', () => {
  form.isModified = true
  renderInWords(<FormCopy />)
  form.values = { title: 'AC' }
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(readCopy(PLACE)?.values).toEqual({ title: 'AC' })
})

test('what an earlier visit has left is offered, and put back as not saved', async () => {
  leave()
  renderInWords(<FormCopy />)
  expect(offer()).toHaveTextContent('Words that you wrote here were not saved:')
  expect(offer()).not.toHaveTextContent('The record was saved since.')
  await userEvent.click(screen.getByRole('button', { name: 'Put them back' }))
  expect(form.reset).toHaveBeenCalledWith({ title: 'B' })
  expect(form.setModified).toHaveBeenCalledWith(true)
  expect(offer()).toBeNull()
})

test('it can be thrown away', async () => {
  leave()
  renderInWords(<FormCopy />)
  await userEvent.click(screen.getByRole('button', { name: 'Throw them away' }))
  expect(form.reset).not.toHaveBeenCalled()
  expect(readCopy(PLACE)).toBeUndefined()
})

test('that the record was saved since is said', () => {
  leave({ base: '2026-10-01' })
  renderInWords(<FormCopy />)
  expect(offer()).toHaveTextContent('The record was saved since.')
})

test('what is there already is not offered', () => {
  leave({ values: { title: 'A' } })
  renderInWords(<FormCopy />)
  expect(offer()).toBeNull()
})
