import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { assignedLine, authorInWords, authorOf, lineInWords, movedLine, suspectedLine } from './history'

const LINES = [
  movedLine('new', 'contacted'),
  movedLine('active', 'left'),
  assignedLine('project', 'Clean water'),
  assignedLine('event', null),
  suspectedLine(true),
  suspectedLine(false),
  'Imported: 2019',
]
const inLanguage = (locale: string) => LINES.map((line) => lineInWords(line, wordsOf('volunteers', locale)))

test('a stored line is read in Bangla; names and what is not known stay as they are', () => {
  expect(inLanguage('bn')).toEqual([
    'অবস্থা: নতুন → যোগাযোগ করা হয়েছে',
    'অবস্থা: সক্রিয় → চলে গেছেন',
    'প্রকল্প: Clean water',
    'অনুষ্ঠান: কোনোটি নয়',
    'স্প্যাম ধরা হয়েছে',
    'স্প্যাম নয়',
    'Imported: 2019',
  ])
})

test('in English it is read as it is stored', () => {
  expect(inLanguage('en')).toEqual(LINES)
})

test('what nobody signed was done by the site', () => {
  const words = wordsOf('volunteers', 'bn')
  expect([authorOf(''), authorInWords(authorOf(null), words), authorInWords('Nadia', words)]).toEqual([
    'The site',
    'সাইট',
    'Nadia',
  ])
})
