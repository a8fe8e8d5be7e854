import { downloadName, kindOf, sizeWords } from './file-kinds'

test('a file is kept under its title, without what tells its bytes', () => {
  expect(downloadName('annual-report-2025-1a2b3c4d.pdf')).toBe('annual-report-2025.pdf')
  expect(downloadName('annual-report-2025-1a2b3c4d-1.pdf')).toBe('annual-report-2025.pdf')
})

test('a kind is read from the end of the name', () => {
  expect(['a.pdf', 'a.docx', 'a.exe', 'a', 'constructor'].map(kindOf)).toEqual(['PDF', 'Word', '', '', ''])
})

test('a size is said in the digits of the language', () => {
  expect([300, 45_600, 1_240_000, 12_400_000].map((bytes) => sizeWords(bytes, 'en'))).toEqual([
    '1 kB',
    '46 kB',
    '1.2 MB',
    '12 MB',
  ])
  expect(sizeWords(1_240_000, 'bn')).toBe('১.২ MB')
})
