/** Texts as people write and paste them: none of these may be refused. Tests only. */
import { numbersFrom } from '../hostile/nested-markup'

/** What word processors, mail programs and other editors put on the clipboard. */
export const PASTES: readonly string[] = [
  // Word
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta charset=utf-8><style><!-- @font-face {font-family:Vrinda;} p.MsoNormal {margin:0;} --></style><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;color:#C00000'>Annual report<o:p></o:p></span></b></p><p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p><table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:2in'><p class=MsoNormal>Rice</p></td><td><p class=MsoNormal>৳&nbsp;১,২০০</p></td></tr></table><!--EndFragment--></body></html>`,
  // Google Docs
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;color:#000000;font-weight:400">Our boats</span></h2><p dir="ltr"><span style="font-style:italic;vertical-align:baseline;white-space:pre-wrap;">বন্যা &amp; নৌকা</span><span style="text-decoration:underline"><a href="https://example.org/?a=1&b=2" style="text-decoration:none;">here</a></span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">one</p></li></ul><br /></b>`,
  // LibreOffice, Excel, Gmail, Quill, WhatsApp on the web
  `<p align="justify" style="margin-bottom: 0cm"><font color="#c9211e"><font face="Liberation Serif, serif">x<sup>2</sup></font></font></p><dl><dd>indented</dd></dl><center>middle</center>`,
  `<table border=0 cellpadding=0 width=192 style='border-collapse:collapse'><col width=64 span=3><tr height=20><td height=20 class=xl65 align=right x:num>12</td><td>=SUM(A1:A9)</td><td>&lt;none&gt;</td></tr></table>`,
  `<div dir="ltr"><div class="gmail_default">Dear all,<br><br>thank you &mdash; all of you!</div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex"><div>On Mon, A &lt;<a href="mailto:a@b.co" target="_blank">a@b.co</a>&gt; wrote:<br></div></blockquote></div>`,
  `<h1 class="ql-align-center">Title</h1><p><br></p><ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li></ol><pre class="ql-syntax" spellcheck="false">if (a &lt; b &amp;&amp; c) {\n  run()\n}\n</pre><iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/abcdefghijk?showinfo=0"></iframe>`,
  `Just words, 5 < 6 & 7 > 3, and a "quotation" – no markup at all.\n\nA second paragraph.`,
]

const WORDS = [
  ...['river', 'নৌকা', 'ক্ষুদ্র', 'র‍্যাব', 'café', '৳ ১,২০০', 'a & b', '5 < 6', '7 > 3', '"said"', "it's", '&nbsp;', '&amp;'],
  ...[
    '&lt;b&gt;',
    '&copy',
    '&notin;',
    '&ampx',
    '&#8212;',
    '&#x1F600;',
    '👩‍👩‍👧',
    '\u200d',
    '\u00a0',
    '\u202e',
    '\t',
    '\n',
    '\n\n',
    '{{x}}',
  ],
]

const ADDRESSES = [
  ...['/news', 'news-details/1', '#top', '?page=2', 'https://example.org/?a=1&b=2#c', 'mailto:a@b.co?subject=a%20b'],
  ...[
    'tel:+8801700000000',
    '//example.org/x',
    'http://xn--54b7fta0cc.example/ক',
    '/a:b',
    'https://a.b/(c)_"d"',
    ' /x ',
  ],
]

/** `count` articles made of everything the editor has, in order and well formed. */
export function ordinaryTexts(count: number, seed: number): string[] {
  const next = numbersFrom(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const several = (make: () => string, most: number) =>
    Array.from({ length: 1 + Math.floor(next() * most) }, make).join('')
  const words = (depth = 2): string =>
    several(() => {
      if (depth === 0 || next() < 0.5) return `${one(WORDS)} `
      const inner = () => words(depth - 1)
      return one([
        () => `<strong>${inner()}</strong>`,
        () => `<em>${inner()}</em>`,
        () => `<u>${inner()}</u><s>${inner()}</s>`,
        () => `H<sub>${inner()}</sub><sup>${inner()}</sup><code>${inner()}</code>`,
        () => `<span class="colour-${one(['brick', 'neel', 'plum'])}">${inner()}</span>`,
        () =>
          `<a href="${one(ADDRESSES).replaceAll('"', '&quot;')}"${one(['', ' target="_blank"'])} title="${one(WORDS).replaceAll('"', '&quot;')}">${one(WORDS)}</a>`,
        () => '<br>',
        () => '<img src="/media/a-1.webp" alt="" width="800" height="600">',
      ])()
    }, 4)
  const headed = (name: string) => `<${name}>${words()}</${name}>`
  const cell = () => one([words, () => block(0)])()
  const row = (name: string) =>
    `<tr>${several(() => `<${name}${one(['', ' colspan="2"'])}>${cell()}</${name}>`, 3)}</tr>`
  const block = (depth: number): string => {
    const plain = [
      () => `<p>${words()}</p>`,
      () => headed(one(['h2', 'h3', 'h4', 'h5', 'h6'])),
      () => `<pre><code>${words(0)}</code></pre>`,
      () => '<hr>',
      () =>
        `<figure><img src="/media/a-1.webp" alt="${one(WORDS).replaceAll('"', '&quot;')}"><figcaption>${words()}</figcaption></figure>`,
      () => `<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="${one(['', 'x', 'ক'])}"></iframe>`,
      () => '<video src="/media/a.mp4" controls></video>',
    ]
    if (depth === 0) return one(plain)()
    return one([
      ...plain,
      () => `<ul>${several(() => `<li>${words()}${one(['', block(depth - 1)])}</li>`, 3)}</ul>`,
      () => `<ol start="3">${several(() => `<li><p>${words()}</p></li>`, 3)}</ol>`,
      () => `<blockquote>${several(() => block(depth - 1), 2)}</blockquote>`,
      () =>
        `<table><caption>${words()}</caption><thead>${row('th')}</thead><tbody>${several(() => row('td'), 3)}</tbody><tfoot>${row('td')}</tfoot></table>`,
    ])()
  }
  return Array.from({ length: count }, () => several(() => block(2), 6))
}
