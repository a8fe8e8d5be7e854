import { roughText } from './rough-text'

test('the words of a text are what stands between its tags', () => {
  expect(roughText('<p>A <strong>bo</strong>at &amp; <a href="/x">more</a></p><p>Then</p>')).toBe(
    ' A boat   more  Then ',
  )
})

test.each(['<', '<span ', '<a\n', '</', '&', '<a href="'])(
  'a text of nothing but “%s” is looked through once',
  (piece) => {
    // From each beginning to the end it would be looked through as often as there are beginnings: for minutes.
    expect(roughText(piece.repeat(1_000_000 / piece.length)).length).toBeGreaterThan(0)
  },
)
