import type { FormKind } from '@/lib/intake/schema/forms'
import { formSchema } from './openapi-forms'

interface Described {
  required: string[]
  properties: Record<string, { enum?: unknown[]; description?: string; pattern?: string; minLength?: number }>
  anyOf?: object[]
}

const OFFERS = { countries: ['USA', 'Bangladesh'], currencies: ['BDT' as const] }
const described = (form: FormKind) => formSchema(form, OFFERS) as unknown as Described

test.each<[FormKind, string[]]>([
  ['message', ['mailerName', 'mailAddress', 'mailerMessage']],
  ['registration', ['name']],
  ['pledge', ['currency', 'amount', 'project', 'paymentMethod']],
])('of a %s it is said what is demanded', (form, names) => {
  const { required, properties } = described(form)
  expect([...required].sort()).toEqual([...names].sort())
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(required))
})

test('a demanded text is not empty, and one that is not may be', () => {
  const { properties } = described('registration')
  expect([properties.name?.minLength, properties.phone?.minLength]).toEqual([1, undefined])
})

test('a donor’s first name is demanded of those who do not give anonymously', () => {
  expect(described('pledge').anyOf).toEqual([
    { required: ['firstName'] },
    { required: ['anonymous'], properties: { anonymous: { const: true } } },
  ])
  expect(described('message').anyOf).toBeUndefined()
})

test('an address or a phone number is demanded of those who volunteer', () => {
  expect(described('registration').anyOf).toEqual([
    { required: ['email'] },
    { required: ['phone'], properties: { phone: { minLength: 1 } } },
  ])
})

test('it is said from which age people volunteer', () => {
  const { dateOfBirth } = described('registration').properties
  expect(dateOfBirth?.description).toContain('16 or older')
  const day = new RegExp(dateOfBirth?.pattern ?? 'none')
  expect(['1990-02-28', '', '28.2.1990'].map((text) => day.test(text))).toEqual([true, true, false])
})

test('currencies and countries are those that the settings offer, and signs mean codes', () => {
  const { currency, country, amount } = described('pledge').properties
  expect(currency?.enum).toEqual(['BDT', '৳'])
  expect(currency?.description).toContain('৳ BDT')
  expect(country?.enum).toEqual(['', 'USA', 'Bangladesh'])
  expect(amount?.description).not.toContain('USD')
})
