/**
 * What Word and Google Docs put on the clipboard keeps its lists, emphasis and colours. The words are ours; the marks are those of
 * the pastes that CKEditor 5 collected from these programs, in github.com/ckeditor/ckeditor5 below
 * packages/ckeditor5-paste-from-office/tests/_data: basic-styles/bold-within-text, list/nested, list/multi-block and
 * paste-from-google-docs/lists/mixed-list, each as its program wrote it (`input.*.html`).
 */
import { clean } from './clean'

/** Lines around what was copied, and the last line break, the editor leaves out by itself. */
const pasted = (html: string) => clean(html).replace(/<br>$/, '').trim()

const THEME =
  'mso-fareast-font-family:Calibri;mso-fareast-theme-font:minor-latin;\nmso-bidi-font-family:Calibri;mso-bidi-theme-font:minor-latin'

/** Word breaks lines within attributes, and before a sign that stands to the right it pads. */
const wordItem = (words: string, sign: string, level = 1, padding = '') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-add-space:\nauto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span\nstyle='${THEME}'><span\nstyle='mso-list:Ignore'>${padding}${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;\n</span></span></span><![endif]>` +
  `<span lang=EN-GB style='mso-ansi-language:EN-GB'>${words}<o:p></o:p></span></p>\n\n`

const PADDING = `<span style='font:7.0pt "Times New Roman"'>${'&nbsp;'.repeat(46)}\n</span>`

const wordDocument = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"\nxmlns:w="urn:schemas-microsoft-com:office:word"\nxmlns="http://www.w3.org/TR/REC-html40">\n\n<head>\n<meta http-equiv=Content-Type content="text/html; charset=utf-8">\n<meta name=ProgId content=Word.Document>\n<link rel=File-List\nhref="file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">\n<!--[if gte mso 9]><xml>\n<w:WordDocument><w:View>Normal</w:View></w:WordDocument>\n</xml><![endif]-->\n<style>\n<!--\n@list l0:level1\n\t{mso-level-tab-stop:none;}\n-->\n</style>\n<!--[if gte mso 10]>\n<style>\n table.MsoNormalTable\n\t{mso-style-name:"Table Normal";}\n</style>\n<![endif]-->\n</head>\n\n<body lang=EN-US style='tab-interval:36.0pt'>\n<!--StartFragment-->\n\n${body}\n\n<!--EndFragment-->\n</body>\n\n</html>\n`

describe('of Word', () => {
  test('bold words, italic ones and colours are kept, and nothing of the program’s own', () => {
    const body = `<p class=MsoNormal><span lang=EN-GB style='mso-ansi-language:EN-GB'>We sent <b\nstyle='mso-bidi-font-weight:normal'>forty boats</b>, <i style='mso-bidi-font-style:\nnormal'>and rice</i>, <span style='color:#C00000'>at once</span>.<o:p></o:p></span></p>`
    expect(pasted(wordDocument(body))).toBe(
      '<p>We sent <strong>forty boats</strong>, <em>and rice</em>, <span class="colour-brick">at once</span>.</p>',
    )
  })

  test('levels of a numbered list are lists in items, also where the sign is padded', () => {
    const body =
      wordItem('Rice', '1.') +
      wordItem('of Bogura', 'a.', 2) +
      wordItem('in sacks', 'i.', 3, PADDING) +
      wordItem('Lentils', '2.')
    expect(pasted(wordDocument(body))).toBe(
      '<ol><li>Rice<ol><li>of Bogura<ol><li>in sacks</li></ol></li></ol></li><li>Lentils</li></ol>',
    )
  })

  test('a second paragraph of an item stays in it, and the numbers go on', () => {
    const second = `<p class=MsoListParagraphCxSpMiddle><span lang=EN-GB style='mso-ansi-language:\nEN-GB'>From the north.<o:p></o:p></span></p>\n\n`
    expect(pasted(wordDocument(wordItem('Rice', '1.') + second + wordItem('Lentils', '2.')))).toBe(
      '<ol><li><p>Rice</p><p>From the north.</p></li><li>Lentils</li></ol>',
    )
  })
})

describe('of Google Docs', () => {
  const SPAN =
    'font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;'
  const span = (words: string, style = '') => `<span style="${SPAN}${style}">${words}</span>`
  const item = (words: string, kind: string) =>
    `<li dir="ltr" style="list-style-type:${kind};${SPAN}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${span(words)}</p></li>`
  const document = (body: string) =>
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6aba46e4-7fff-ffbf-43f7-6080e7ecadb8">${body}</b><br class="Apple-interchange-newline">`

  test('words are as bold as their style says, and no bolder for the box around them', () => {
    const body = `<p dir="ltr" style="line-height:1.38;">${span('We sent ')}${span('forty boats', 'font-weight:700;')}${span(', ')}${span('and rice', 'font-style:italic;')}${span('.')}</p>`
    expect(pasted(document(body))).toBe('<p>We sent <strong>forty boats</strong>, <em>and rice</em>.</p>')
  })

  test('a list that lies beside its item is a list in it', () => {
    const body = `<ol style="margin-top:0pt;">${item('Rice', 'decimal')}<ul style="margin-top:0pt;">${item('of Bogura', 'circle')}<ol>${item('in sacks', 'lower-roman')}</ol></ul>${item('Lentils', 'decimal')}</ol><ul>${item('Boats', 'disc')}</ul>`
    expect(pasted(document(body))).toBe(
      '<ol><li><p>Rice</p><ul><li><p>of Bogura</p><ol><li><p>in sacks</p></li></ol></li></ul></li><li><p>Lentils</p></li></ol>' +
        '<ul><li><p>Boats</p></li></ul>',
    )
  })
})
