import { inLang, languageOf } from './text-language'

test.each([
  'A well for every lane',
  'Flood relief 2026',
  'Raised ৳ 500 for each child',
  'Nakshi kantha (নকশি কাঁথা) is the stitched quilt of Bengal, made of old saris by women of every village',
  'Café',
])('%s is English', (text) => {
  expect(languageOf(text)).toBe('en')
})

test.each(['প্রতিটি গলিতে একটি নলকূপ', 'bKash নম্বরে টাকা পাঠান', '৫০০ kg', '২০২৬'])('%s is Bangla', (text) => {
  expect(languageOf(text)).toBe('bn')
})

test.each([
  '',
  ' \n',
  '+880 1700-000 000',
  'help@alokdhara.example',
  'https://alokdhara.example/about www.alokdhara.example',
  '8N7A2K9QXZ',
  'A',
  '৳',
  '“…” — 36 %',
  'بسم الله',
  'WhatsApp গ্রুপ',
  'WhatsApp-এ খবর নিন',
])('the letters of “%s” tell no language', (text) => {
  expect(languageOf(text)).toBeUndefined()
})

test('only what is in another language than the page is marked', () => {
  const [english, bangla] = ['A river', 'একটি নদী']
  expect([inLang(english, 'bn'), inLang(bangla, 'en')]).toEqual([{ lang: 'en' }, { lang: 'bn' }])
  expect([inLang(english, 'en'), inLang(bangla, 'bn'), inLang('1710', 'bn')]).toEqual([{}, {}, {}])
})
