/** @jest-environment jsdom */
import { pasteFault, pictureFiles, readPaste } from './read-paste'

const data = (html: string, text: string, files = 0) =>
  ({
    getData: (type: string) => (type === 'text/html' ? html : text),
    files: { length: files },
  }) as unknown as DataTransfer

test.each([
  ['words', data('', 'A boat'), undefined],
  ['words of another program, with a picture of them', data('<p>A boat</p>', 'A boat', 1), undefined],
  ['a screenshot', data('', '', 1), { kind: 'files', n: 1 }],
  ['a book', data('', 'x'.repeat(300_001)), { kind: 'tooLong', n: 1 }],
  ['five megabytes of markup', data('<b></b>'.repeat(750_000), 'A boat'), { kind: 'wordsOnly', n: 1 }],
  ['a thousand boxes in each other', data('<div>'.repeat(1000), 'A boat'), { kind: 'wordsOnly', n: 1 }],
])('%s', (_, pasted, fault) => expect(pasteFault(pasted)).toEqual(fault))

test('of pasted HTML what cannot be kept is counted', () => {
  expect(readPaste('<p>A</p><img src="https://example.org/a.png"><iframe src="https://example.org"></iframe>')).toEqual(
    {
      kept: '<p>A</p>',
      faults: [
        { kind: 'pictures', n: 1 },
        { kind: 'videos', n: 1 },
      ],
    },
  )
})

test('a picture of this site, by its whole address, is kept', () => {
  expect(readPaste(`<img src="${location.origin}/media/a.webp" alt="A boat">`).faults).toEqual([])
})

test('pictures are those that come without words', () => {
  const files = [new File([''], 'a.png', { type: 'image/png' }), new File([''], 'a.pdf', { type: 'application/pdf' })]
  const of = (text: string) => pictureFiles({ getData: () => text, files } as unknown as DataTransfer)
  expect(of('').map(({ name }) => name)).toEqual(['a.png'])
  // A table of a spreadsheet brings a picture of itself.
  expect(of('1\t2')).toEqual([])
})
