/** A harmless rich text with every element and attribute of the allow-list: the vocabulary that pages may render. */
export const FULL_TEXT = [
  '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6>',
  '<p title="x">One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s> H<sub>2</sub>O m<sup>2</sup> <code>c</code><br>',
  '<span class="colour-neel">blue</span> <a href="/news" title="b">a</a> <a href="mailto:a@b.co">m</a>',
  '<a href="https://example.org/" target="_blank" title="t">away</a> <img src="/media/unknown.webp" alt="b" width="8" height="6"> x</p>',
  '<ul><li>a<ol start="3"><li>b</li></ol></li></ul><blockquote><p>a</p><p><em>b</em></p></blockquote><hr><pre>x</pre>',
  '<figure><img src="/media/unknown.webp" alt=""><figcaption>b</figcaption></figure>',
  '<table><caption>a</caption><thead><tr><th scope="col">b</th><th>n</th></tr></thead><tbody><tr><td>c</td><td>4</td></tr></tbody><tfoot><tr><td>c</td><td>5</td></tr></tfoot></table>',
  '<table><tbody><tr><th colspan="2" rowspan="2" scope="row">b</th><td colspan="2" rowspan="2">c</td></tr></tbody></table>',
  '<iframe src="https://youtu.be/abcdefghijk" title="film"></iframe><iframe src="https://vimeo.com/76979871"></iframe>',
  '<video src="/media/unknown.mp4" title="v"></video>',
].join('')
