import { fireEvent, render, screen } from '@testing-library/react'
import { followVisitor } from './country-of-money'

const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
const options = new Intl.DateTimeFormat('en').resolvedOptions()
const inZone = (timeZone: string) => zone.mockReturnValue({ ...options, timeZone })

function formIn(timeZone: string): void {
  inZone(timeZone)
  render(
    <form data-testid="form">
      <input name="amount" aria-label="Amount" defaultValue=".00" />
      {['USD', 'BDT'].map((each, index) => (
        <input key={each} type="radio" name="currency" value={each} aria-label={each} defaultChecked={index === 0} />
      ))}
      <select name="country" aria-label="Country">
        {['', 'USA', 'Bangladesh'].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {['0', '2'].map((each, index) => (
        <input
          key={each}
          type="radio"
          name="paymentMethod"
          value={each}
          aria-label={each}
          defaultChecked={index === 0}
        />
      ))}
    </form>,
  )
  const form = screen.getByTestId<HTMLFormElement>('form')
  form.addEventListener('input', followVisitor(form))
}

const choices = () => {
  const form = new FormData(screen.getByTestId<HTMLFormElement>('form'))
  return [form.get('currency'), form.get('country')]
}
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name))
const chooseCountry = (value: string) => fireEvent.input(screen.getByLabelText('Country'), { target: { value } })

test('somebody in Dhaka’s time zone starts with taka and Bangladesh', () => {
  formIn('Asia/Dhaka')
  expect(choices()).toEqual(['BDT', 'Bangladesh'])
})

test('elsewhere nothing is chosen for anybody', () => {
  formIn('Europe/London')
  expect(choices()).toEqual(['USD', ''])
})

test.each([
  ['a wallet of Bangladesh', () => choose('2')],
  ['the taka', () => choose('BDT')],
  ['Bangladesh', () => chooseCountry('Bangladesh')],
])('%s brings taka and the country along', (_, chooseOne) => {
  formIn('Europe/London')
  chooseOne()
  expect(choices()).toEqual(['BDT', 'Bangladesh'])
})

test('a sum that was typed keeps its currency, whatever wallet is chosen', () => {
  formIn('Europe/London')
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '50' } })
  choose('2')
  expect(choices()).toEqual(['USD', 'Bangladesh'])
})

test('what was chosen by hand stays', () => {
  formIn('Europe/London')
  chooseCountry('USA')
  choose('BDT')
  choose('USD')
  choose('2')
  expect(choices()).toEqual(['USD', 'USA'])
})
