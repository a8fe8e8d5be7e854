import { xmlText } from './xml-text'

test('what no XML document may hold is taken out, and nothing else', () => {
  expect(xmlText('a\u0000b\u0008c\u000bd\u001fe\ufffe\uffff\ud83d')).toBe('abcde')
  const allowed = 'tab\tline\nনদী 🌊 ]]> & <b>'
  expect(xmlText(allowed)).toBe(allowed)
})
