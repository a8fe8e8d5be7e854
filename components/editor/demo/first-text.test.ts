import { firstText } from './first-text'

const sample = {
  heading: 'A day',
  text: 'At <strong>six</strong>. See <news>our news</news>.',
  items: ['Press <em>Bold</em> & wait', 'A <b>picture</b>', '<colour>Brick</colour>'],
  quote: 'I am <script>here',
}

test('the tags of the sample become HTML, and what else is in angles is text', () => {
  expect(firstText(sample, 'bn')).toBe(
    '<h2>A day</h2><p>At <strong>six</strong>. See <a href="/bn/news">our news</a>.</p>' +
      '<ul><li><p>Press <em>Bold</em> &amp; wait</p></li><li><p>A &lt;b>picture&lt;/b></p></li>' +
      '<li><p><span class="colour-brick">Brick</span></p></li></ul>' +
      '<blockquote><p>I am &lt;script>here</p></blockquote>',
  )
})
