import { asHtml } from './as-html'

test('plain text is escaped for HTML', () => {
  expect(asHtml('5 < 6 & 7 > 6')).toBe('5 &lt; 6 &amp; 7 &gt; 6')
})
