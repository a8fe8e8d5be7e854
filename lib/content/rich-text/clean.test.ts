/** @jest-environment jsdom */
import { clean } from './clean'
import { FAMILIES } from './hostile/families'
import { nestings } from './hostile/nested-markup'
import { offences } from './hostile/offences'
import { PAYLOADS } from './hostile/payloads'

const elsewhere = document.implementation.createHTMLDocument()

const found = (html: string) => {
  const box = elsewhere.createElement('div')
  box.innerHTML = html
  return offences(box)
}

describe('what is taken away', () => {
  test.each(PAYLOADS)('nothing outside the list is left of %j', (payload) => {
    expect(found(clean(payload))).toEqual([])
  })

  test.each(Object.entries(FAMILIES))('nothing outside the list is left of %s', (_, payloads) => {
    for (const html of payloads) expect([html, found(clean(html))]).toEqual([html, []])
  })

  test('nothing outside the list is left of all of them together, in any order', () => {
    expect(found(clean(PAYLOADS.join('')))).toEqual([])
    expect(found(clean(PAYLOADS.toReversed().join('<p>')))).toEqual([])
  })

  test('nothing outside the list is left of nested elements', () => {
    for (const html of nestings(1500, 7)) expect([html, found(clean(html))]).toEqual([html, []])
  })

  test('a class that is none of the colours', () => {
    expect(clean('<span class="colour-leaf modal">a</span>')).toBe('<span class="colour-leaf">a</span>')
    expect(clean('<p>a <span class="modal">b</span></p>')).toBe('<p>a b</p>')
  })

  test('styles, also where their colour is kept', () => {
    expect(clean('<p style="position:fixed">a</p>')).toBe('<p>a</p>')
  })

  test('a picture of another server', () => {
    expect(clean('<p>a<img src="https://example.org/media/a.webp"></p>')).toBe('<p>a</p>')
  })

  test('a frame that is no video', () => {
    expect(clean('<iframe src="https://example.org/"></iframe>')).toBe('')
  })
})

describe('reading it again', () => {
  test.each([...PAYLOADS, ...nestings(300, 11)])('%j is clean after one cleaning', (html) => {
    const once = clean(html)
    expect(clean(once)).toBe(once)
  })

  test('a browser reads a clean text as it is written', () => {
    for (const html of nestings(500, 23)) {
      const once = clean(html)
      const box = document.createElement('div')
      box.innerHTML = once
      expect(box.textContent).toBe(textOf(once))
    }
  })
})

/** The words of clean HTML: it has no `>` in its attributes here, and three references. */
function textOf(html: string): string {
  const text = html.replace(/<(?:[^>"]|"[^"]*")*>/g, '')
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

describe('what stays', () => {
  test.each([
    ['<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s></p>'],
    ['<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6>'],
    ['<ul><li>a<ol start="3"><li>b</li></ol></li></ul>'],
    ['<blockquote><p>a</p><p><em>b</em></p></blockquote><hr><pre><code>c</code></pre>'],
    ['<figure><img src="/media/a-1.webp" alt="A boat" width="800" height="600"><figcaption>b</figcaption></figure>'],
    [
      '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
    ],
    ['<p><a href="/news" title="b">a</a> <a href="mailto:a@b.co">m</a> <a href="tel:+880">t</a></p>'],
    ['<p><a href="https://a.b/?c=1&amp;d=2#e" target="_blank" rel="noopener noreferrer">a</a></p>'],
    ['<p><a href="https://a.b/" rel="noopener noreferrer">a</a></p>'],
    ['<p>H<sub>2</sub>O, m<sup>2</sup>, <span class="colour-neel">blue</span><br>next</p>'],
    ['<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="a"></iframe>'],
    ['<video src="/media/a.mp4" controls></video>'],
    ['<p>৳ ১,২০০ · “quoted” – ছবি 🎉</p>\n<p>a &amp; b &lt; c</p>'],
    ['plain words, no markup'],
  ])('%s', (html) => {
    expect(clean(html)).toBe(html)
  })

  test('words of elements that are not on the list', () => {
    expect(clean('<p>a <mark>b</mark> <button>c</button></p>')).toBe('<p>a b c</p>')
  })

  test('boxes become paragraphs, so that their words do not run together', () => {
    expect(clean('<div>a</div><div><div>b</div><section>c</section></div>')).toBe('<p>a</p><p>b</p><p>c</p>')
  })

  test.each([
    ['<b>a</b><i>b</i><del>c</del><h1>d</h1>', '<strong>a</strong><em>b</em><s>c</s><h2>d</h2>'],
    ['<img src="media/a.webp" alt="b">', '<img src="/media/a.webp" alt="b">'],
    ['<a href=" /x " target="_blank">a</a>', '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>'],
    ['<a href="//a.b/" rel="opener">a</a>', '<a href="//a.b/" rel="noopener noreferrer">a</a>'],
    ['<a href="/x" target="_top" rel="prefetch noopener">a</a>', '<a href="/x">a</a>'],
    ['<a name="x">a</a>', 'a'],
    ['<p style="color: rgb(230, 0, 0)">a</p>', '<p><span class="colour-brick">a</span></p>'],
    ['<font color="#0a0">a</font>', '<span class="colour-leaf">a</span>'],
    ['<span style="color:#222">a</span>', 'a'],
    [
      '<b style="font-weight:normal"><span style="font-weight:700;font-style:italic">a</span></b>',
      '<em><strong>a</strong></em>',
    ],
    ['<span style="color:#00f;text-decoration:underline">a</span>', '<u><span class="colour-neel">a</span></u>'],
    [
      '<video><source src="/media/a.avi"><source src="/media/a.webm"></video>',
      '<video src="/media/a.webm" controls></video>',
    ],
  ])('%s is said in our words', (theirs, ours) => {
    expect(clean(theirs)).toBe(ours)
  })
})

describe('what nobody writes', () => {
  test.each([
    ['deep', '<blockquote>'.repeat(5000)],
    [
      'copied into every paragraph',
      `${Array.from({ length: 3000 }, (_, i) => `<b id=${i}>`).join('')}${'<p>'.repeat(9000)}`,
    ],
    ['many', '<br>'.repeat(25_000)],
  ])('is kept as its source when it is nested too %s', (_, html) => {
    expect(clean(html)).toBe(html.replaceAll('<', '&lt;'))
  })
})
