import { chatHtml } from './chat-marks'

test('bold, italic and struck through words of a chat keep their emphasis', () => {
  expect(chatHtml('*Relief* reached _Char Kukri_ ~today~ (*at last*).')).toBe(
    '<p><strong>Relief</strong> reached <em>Char Kukri</em> <s>today</s> (<strong>at last</strong>).</p>',
  )
  expect(chatHtml('*_both_*')).toBe('<p><strong><em>both</em></strong></p>')
  expect(chatHtml('*ত্রাণ* পৌঁছেছে')).toBe('<p><strong>ত্রাণ</strong> পৌঁছেছে</p>')
})

test('lists and quotations are lists and quotations', () => {
  expect(chatHtml('We need:\n- rice\n- *lentils*\n\n1. call\n2. come\n> as she said')).toBe(
    '<p>We need:</p><ul><li>rice</li><li><strong>lentils</strong></li></ul><ol><li>call</li><li>come</li></ol><blockquote><p>as she said</p></blockquote>',
  )
})

test.each([
  '2*3*4 = 24',
  'snake_case_name',
  'a - b',
  '* alone',
  'https://example.org/a_b_c',
  '~ 20',
  'plain words\nin two lines',
  '',
])('what no chat has marked is left to the ordinary paste: %p', (text) => {
  expect(chatHtml(text)).toBe(text === '* alone' ? '<ul><li>alone</li></ul>' : null)
})

test('markup in a chat is words', () => {
  expect(chatHtml('*<img src=x onerror=alert(1)>*')).toBe('<p><strong>&lt;img src=x onerror=alert(1)&gt;</strong></p>')
})
