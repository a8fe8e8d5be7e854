import { feedHtml } from './feed-html'

const portable = (html: string) => feedHtml(html, 'https://example.org/bn/news')

test('addresses of links and pictures are whole', () => {
  expect(portable('<p><a href="/news?a=1&amp;b=2">More</a> <img src="/media/a.webp" alt="River"></p>')).toBe(
    '<p><a href="https://example.org/news?a=1&#x26;b=2">More</a> <img src="https://example.org/media/a.webp" alt="River"></p>',
  )
})

test('addresses of others stay as they are', () => {
  expect(portable('<p><a href="mailto:a@example.org">Write</a></p>')).toContain('href="mailto:a@example.org"')
  expect(portable('<p><a href="https://example.com/x">There</a></p>')).toContain('href="https://example.com/x"')
})

test('a player becomes a link to where the video can be watched', () => {
  const html = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="The boat"></iframe>'
  expect(portable(html)).toBe('<p><a href="https://www.youtube.com/watch?v=abcdefghijk">The boat</a></p>')
  expect(portable('<video src="/media/a.mp4" controls></video>')).toBe(
    '<p><a href="https://example.org/media/a.mp4">https://example.org/media/a.mp4</a></p>',
  )
})

test('what pages do not draw is not sent either', () => {
  expect(portable('<p onclick="x()">Words<script>x()</script></p>')).toBe('<p>Words</p>')
})
