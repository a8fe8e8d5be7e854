/** A document that LibreOffice 7.4 (Debian 12) wrote, from HTML with these words. */
import { readFileSync } from 'node:fs'
import { clean } from '@/lib/content/rich-text/clean'
import { readDocument } from './read-document'

// In the browser its bundle for browsers is taken.
jest.mock('mammoth', () => ({ default: jest.requireActual('mammoth/mammoth.browser.js'), __esModule: true }))

const document = () => new File([readFileSync('e2e/support/libreoffice-7.4.docx')], 'River report.docx')

test('words, headings, lists, tables, links and Bangla come along, and pictures go to the pictures of the site', async () => {
  const sent: [string, string, string][] = []
  const { html, picturesLeft } = await readDocument(document(), async (file, alt) => {
    sent.push([file.name, file.type, alt])
    return { src: '/media/river-report-1a2b3c4d.webp' }
  })
  expect(picturesLeft).toBe(0)
  expect(sent).toEqual([['River report.png', 'image/png', 'A green boat']])
  const kept = clean(html)
  for (const part of [
    /<h2>.*A year on the river<\/h2>/,
    '<strong>312 children</strong>',
    '<em>school</em>',
    '<a href="https://example.org/report"',
    /<h3>.*What we bought<\/h3>/,
    /<ul><li>.*Two boats.*<\/li><li>.*Lamps.*<ul><li>.*with solar cells/,
    /<ol><li>.*First.*<\/li><li>.*Second/,
    /<table>.*Boat.*90,000.*<\/table>/,
    /নদীর ধারে <strong>আলোর পাঠশালা<\/strong>/,
    '<img alt="A green boat" src="/media/river-report-1a2b3c4d.webp">',
  ])
    expect(kept).toMatch(part)
})

test('a picture that is refused is left out and counted', async () => {
  const { html, picturesLeft } = await readDocument(document(), async () => ({ problem: 'Too large.' }))
  expect([picturesLeft, clean(html).includes('<img')]).toEqual([1, false])
  expect((await readDocument(document(), undefined)).picturesLeft).toBe(1)
})

test('what is no document is refused', async () => {
  await expect(readDocument(new File(['no document'], 'letter.docx'), undefined)).rejects.toThrow()
})
