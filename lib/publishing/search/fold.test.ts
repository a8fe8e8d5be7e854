import { fold, wordsOf } from './fold'
import { foldedWord, stemOf } from './stem'

const stemOfWord = (word: string) => stemOf(foldedWord(word))

test.each([
  ['ি and ী', 'নদি', 'নদী'],
  ['ু and ূ', 'পুর্ব', 'পূর্ব'],
  ['শ, ষ and স', 'শিক্ষা', 'সিক্সা'],
  ['ন and ণ', 'ঋন', 'ঋণ'],
  ['জ and য', 'জাত্রা', 'যাত্রা'],
  ['র and ড়', 'বারি', 'বাড়ি'],
  ['র and ঢ়', 'আষার', 'আষাঢ়'],
  ['ত and ৎ', 'হঠাত', 'হঠাৎ'],
  ['ৎ as it was once typed', 'হঠাত্\u200d', 'হঠাৎ'],
  ['ং and ঙ', 'রং', 'রঙ'],
  ['a dropped chandrabindu', 'চাদ', 'চাঁদ'],
  ['ড় in one character and in two', 'বা\u09dcি', 'বা\u09a1\u09bcি'],
  ['ো in one character and in two', 'ভা\u09b2\u09cb', 'ভা\u09b2\u09c7\u09be'],
  ['joiners', 'র\u200d্যালি', 'র্যালি'],
  ['digits', '২০২৬', '2026'],
  ['case', 'RIVER', 'river'],
  ['accents', 'Café', 'cafe'],
  ['full width', 'Ｔｏｎｇｉ', 'tongi'],
  ['possession', 'women’s', 'women'],
])('%s make no difference', (_, one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('য and য় are two letters', () => {
  expect(fold('যাত্রা')).not.toBe(fold('য়াত্রা'))
})

test.each([
  ['নদীর', 'নদী'],
  ['স্কুলের', 'স্কুল'],
  ['স্কুলে', 'স্কুল'],
  ['গাছগুলো', 'গাছ'],
  ['গাছগুলোর', 'গাছ'],
  ['শিশুদের', 'শিশু'],
  ['শিক্ষকেরা', 'শিক্ষক'],
  ['বইয়ের', 'বই'],
  ['মেয়েটিকে', 'মেয়ে'],
  ['volunteers', 'volunteering'],
  ['families', 'family'],
  ['planting', 'planted'],
  ['schools', 'school'],
  ['nurse', 'nurses'],
])('%s and %s are one word', (one, other) => {
  expect(stemOfWord(one)).toBe(stemOfWord(other))
})

test.each([
  ['ঘর', 'ঘ'],
  ['টাকা', 'কা'],
  ['news', 'new'],
  ['class', 'clas'],
])('%s is no form of %s', (one, other) => {
  expect(stemOfWord(one)).not.toBe(stemOfWord(other))
})

test.each(['the', 'The', 'ও', 'এবং', 'a', 'ক', 'Ы'])('%s is too little to look for', (word) => {
  expect(stemOfWord(word)).toBeUndefined()
})

test('a word is found where it stands, with the signs and joiners that belong to it', () => {
  expect([...wordsOf('নদীর ধারে, Tongi’s “র‍্যালি”!')]).toEqual([
    { text: 'নদীর', at: 0 },
    { text: 'ধারে', at: 5 },
    { text: 'Tongi’s', at: 11 },
    { text: 'র‍্যালি', at: 20 },
  ])
})
