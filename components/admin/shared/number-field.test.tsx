import { fireEvent, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { NumberCell, NumberField } from './number-field'
import { renderInWords } from './words-testing'

const mockHandedOn = jest.fn()
let mockStored: number | string | null = null

jest.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  FieldError: () => null,
  FieldLabel: ({ label, path }: { label: string; path: string }) => <label htmlFor={`field-${path}`}>{label}</label>,
  RenderCustomComponent: ({ Fallback }: { Fallback: React.ReactNode }) => Fallback,
  withCondition: (field: unknown) => field,
  useTranslation: () => ({ t: (key: string) => key }),
  useField: ({ validate }: { validate: (value: unknown) => unknown }) => {
    const [value, setValue] = useState(mockStored)
    const keep = (next: number | string | null) => {
      mockHandedOn(next, validate(next))
      setValue(next)
    }
    return { path: 'goal', setValue: keep, showError: false, value }
  },
}))

const shown = (stored: number | null, locale: Locale, required = false) => {
  mockStored = stored
  mockHandedOn.mockClear()
  const field = { name: 'goal', type: 'number', label: 'Goal', required }
  renderInWords(<NumberField {...({ field, path: 'goal' } as ComponentProps<typeof NumberField>)} />, locale)
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Goal' })
}

const type = (input: HTMLInputElement, text: string) => fireEvent.change(input, { target: { value: text } })

test('shows a number as staff of the language read it, and years without a comma', () => {
  expect(shown(120000, 'bn').value).toBe('১,২০,০০০')
  document.body.replaceChildren()
  expect(shown(2026, 'en').value).toBe('2026')
})

test('digits of either script are handed on as a number, and stay as they are typed until the field is left', () => {
  const input = shown(null, 'bn')
  type(input, '50000')
  expect(input.value).toBe('50000')
  type(input, '৫০,০০০')
  expect(mockHandedOn).toHaveBeenLastCalledWith(50000, true)
  fireEvent.blur(input)
  expect(input.value).toBe('৫০,০০০')
})

test('what is no number stays in the field and is refused', () => {
  const input = shown(5, 'bn')
  type(input, '১২ মাস')
  fireEvent.blur(input)
  expect(input.value).toBe('১২ মাস')
  expect(mockHandedOn).toHaveBeenLastCalledWith('১২ মাস', 'একটি সংখ্যা লিখুন, যেমন ১,২০০।')
})

test('an empty field is null, which a required one refuses', () => {
  type(shown(5, 'en'), '')
  expect(mockHandedOn).toHaveBeenLastCalledWith(null, true)
  document.body.replaceChildren()
  type(shown(5, 'en', true), ' ')
  expect(mockHandedOn).toHaveBeenLastCalledWith(null, 'validation:required')
})

test('lists write numbers in the digits of the language', () => {
  const { container } = renderInWords(
    <NumberCell {...({ cellData: 120000 } as ComponentProps<typeof NumberCell>)} />,
    'bn',
  )
  expect(container.textContent).toBe('১,২০,০০০')
})
