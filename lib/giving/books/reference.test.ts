import fc from 'fast-check'
import { newReference, readReference } from './reference'

const references = fc.constant(null).map(() => newReference())
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a reference is two groups of four, without letters that are taken for others', () => {
  fc.assert(
    fc.property(references, (reference) => {
      expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(readReference(reference)).toBe(reference)
    }),
  )
})

test.each([
  ['small letters', (text: string) => text.toLowerCase()],
  ['spaces instead of the hyphen', (text: string) => ` ${text.replace('-', ' ')} `],
  ['no hyphen', (text: string) => text.replace('-', '')],
  ['O for 0 and l for 1', (text: string) => text.replaceAll('0', 'o').replaceAll('1', 'l')],
  ['Bangla digits', (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))],
  ['a long dash', (text: string) => text.replace('-', '—')],
])('it is read with %s', (_, write) => {
  fc.assert(fc.property(references, (reference) => expect(readReference(write(reference))).toBe(reference)))
})

test('every wrong letter is noticed', () => {
  fc.assert(
    fc.property(references, fc.nat(7), fc.constantFrom(...LETTERS), (reference, place, letter) => {
      const plain = reference.replace('-', '')
      fc.pre(plain[place] !== letter)
      expect(readReference(plain.slice(0, place) + letter + plain.slice(place + 1))).toBeNull()
    }),
  )
})

test('two neighbours changed over are noticed, but for those sixteen apart', () => {
  fc.assert(
    fc.property(references, fc.nat(5), (reference, place) => {
      const plain = reference.replace('-', '')
      const [a = '', b = ''] = plain.slice(place, place + 2)
      fc.pre((LETTERS.indexOf(a) - LETTERS.indexOf(b)) % 16 !== 0)
      expect(readReference(plain.slice(0, place) + b + a + plain.slice(place + 2))).toBeNull()
    }),
  )
})

test.each(['', '7K3M', '7K3M-Q9P', 'UUUU-UUUU', '<b>7K3M</b>', '7K3M-Q9PXX'])('%p is none', (text) => {
  expect(readReference(text)).toBeNull()
})
