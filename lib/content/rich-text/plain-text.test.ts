import { plainText } from './plain-text'

test('paragraphs and list items are parted, parts of a word are not', () => {
  expect(plainText('<p>The <b>night</b>school.</p><ul><li>One</li><li>Two</li></ul>')).toBe('The nightschool. One Two')
})

test('plain text stays what it is', () => {
  expect(plainText('Tea & talk')).toBe('Tea & talk')
})

test('the content of scripts is left out', () => {
  expect(plainText('<script>alert(1)</script><p>Shown</p>')).toBe('Shown')
})
