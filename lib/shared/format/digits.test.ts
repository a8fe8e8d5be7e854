import { asciiDigits } from './digits'

test.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟎𝟗𝟘𝟡𝟬𝟵𝟶𝟿', '09090909'],
  ['০১৭-12 দুই', '017-12 দুই'],
])('%s is read as %s', (typed, digits) => {
  expect(asciiDigits(typed)).toBe(digits)
})

test('every digit that Unicode has keeps its worth', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code)
    if (/^\p{Nd}$/u.test(character)) expect(asciiDigits(character)).toMatch(/^[0-9]$/)
  }
})
