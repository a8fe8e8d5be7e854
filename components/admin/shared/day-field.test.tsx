import { fireEvent, screen } from '@testing-library/react'
import type { DateFieldClientProps } from 'payload'
import type { ChangeEvent, ComponentProps } from 'react'
import { DayField } from './day-field'
import { renderInWords } from './words-testing'

interface Picker {
  displayFormat: string
  overrides: {
    locale?: { code: string }
    onChangeRaw: (event: ChangeEvent) => void
    renderDayContents: (day: number) => string
  }
}

let mockLocale: { code: string } | undefined

jest.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { dateFNS: mockLocale } }),
  DateTimeField: ({ field }: DateFieldClientProps) => {
    const { displayFormat, overrides } = (field.admin as { date: Picker }).date
    return (
      <>
        <input placeholder={displayFormat} onChange={overrides.onChangeRaw} />
        <button type="button">{overrides.renderDayContents(25)}</button>
        <p>{overrides.locale?.code ?? 'not loaded'}</p>
      </>
    )
  },
}))

const props = (name: string) =>
  ({ field: { name, admin: { date: { displayFormat: 'd MMM yyyy' } } }, path: name }) as unknown as ComponentProps<
    typeof DayField
  >

test('a day that is typed in Bangla digits reaches the picker in those that it reads', () => {
  renderInWords(<DayField {...props('date')} />, 'bn')
  const input = screen.getByPlaceholderText<HTMLInputElement>('d MMM yyyy')
  fireEvent.change(input, { target: { value: '৫ নভে ২০২৬' } })
  expect(input.value).toBe('5 নভে 2026')
})

test('the calendar has the digits of the language', () => {
  renderInWords(<DayField {...props('date')} />, 'bn')
  expect(screen.getByRole('button').textContent).toBe('২৫')
  document.body.replaceChildren()
  renderInWords(<DayField {...props('date')} />, 'en')
  expect(screen.getByRole('button').textContent).toBe('25')
})

test('a picker that is there before its language is loaded learns of it', () => {
  renderInWords(<DayField {...props('date')} />, 'bn')
  expect(screen.getByText('not loaded')).toBeTruthy()
  document.body.replaceChildren()
  mockLocale = { code: 'bn' }
  renderInWords(<DayField {...props('date')} />, 'bn')
  expect(screen.getByText('bn')).toBeTruthy()
})
