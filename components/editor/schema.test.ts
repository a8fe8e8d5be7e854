/** @jest-environment jsdom */
import { Editor } from '@tiptap/react'
import { clean } from '@/lib/content/rich-text/clean'
import { EXTENSIONS } from './schema'

const kept = (html: string) => {
  const editor = new Editor({ extensions: EXTENSIONS, content: html, injectCSS: false })
  const result = clean(editor.getHTML().replace(/(<p><\/p>)+$/, ''))
  editor.destroy()
  return result
}

test.each([
  '<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s> <code>six</code></p>',
  '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6>',
  '<ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul>',
  '<blockquote><p>a</p><p><em>b</em></p></blockquote><hr><pre><code>c</code></pre>',
  '<figure><img src="/media/a-1.webp" alt="007" width="800" height="600"><figcaption>b <em>c</em></figcaption></figure>',
  '<img src="/media/a.webp" alt="A boat">',
  '<table><caption>a</caption><thead><tr><th scope="col"><p>b</p></th></tr></thead><tbody><tr><td colspan="2"><p>c</p></td></tr></tbody></table>',
  '<p><a href="/news" title="b">a</a> <a href="mailto:a@b.co">m</a> <a href="#top">t</a></p>',
  '<p><a href="https://a.b/?c=1&amp;d=2" target="_blank" rel="noopener noreferrer">a</a></p>',
  '<p>H<sub>2</sub>O, m<sup>2</sup>, <span class="colour-neel">blue</span><br>next</p>',
  '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="a"></iframe>',
  '<video src="/media/a.mp4" controls></video>',
])('opening and saving keeps %s', (html) => {
  expect(kept(html)).toBe(html)
})

test('an empty text stays empty', () => {
  expect(kept('')).toBe('')
})
