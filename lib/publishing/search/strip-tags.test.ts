import { stripTags } from './strip-tags'

test('the words of a text are what stands between its tags', () => {
  expect(stripTags('<p>A <strong>bo</strong>at &amp; <a href="/x">more</a></p><p>Then</p>')).toBe(
    ' A boat   more  Then ',
  )
})

test.each(['<', '<span ', '<a\n', '</', '&', '<a href="'])(
  'a text of nothing but “%s” is looked through once',
  (piece) => {
    // From each beginning to the end it would be looked through as often as there are beginnings: for minutes.
    expect(stripTags(piece.repeat(1_000_000 / piece.length)).length).toBeGreaterThan(0)
  },
)
