/** Addresses that run something or lead out of the text (WHATWG URL; HTML, "javascript: URLs"). Tests only. */
import { combine } from './combine'

const SCRIPTS: readonly string[] = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  'java\nscript:hit()',
  'java\r\nscript:hit()',
  'java\tscript:hit()',
  'java&#9;script:hit()',
  'java&#x0A;script:hit()',
  'java&Tab;script:hit()',
  'java&NewLine;script&colon;hit&lpar;&rpar;',
  'j&#97;v&#x61;script:hit()',
  '&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058hit()',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3Ahit()',
  'javascript&colon;hit()',
  'javascript&#58;hit()',
  'javascript&#x3a;hit()',
  'javascript\u0000:hit()',
  '\u0000javascript:hit()',
  '\u0001javascript:hit()',
  '\u001f\u0020javascript:hit()',
  ' \u000c javascript:hit()',
  '&#1;javascript:hit()',
  '\u00a0javascript:hit()',
  '\u2028javascript:hit()',
  '\ufeffjavascript:hit()',
  'javascript://%0ahit()',
  'javascript://example.org/%0d%0ahit()',
  'javascript://--></title></style></textarea></script>%0ahit()',
  'javascript:/*--></title></style>*/hit()',
  'javascript:"hit()"',
  'jav\u0430script:hit()',
  'ｊavascript:hit()',
  'javascript%3ahit()',
  'java%0ascript:hit()',
  'javascript:void(hit())',
  'javascript:location="javascript:hit()"',
  'view-source:javascript:hit()',
  'feed:javascript:hit()',
  'jar:javascript:hit()!/x',
  'livescript:hit()',
  'mocha:hit()',
  'vbscript:hit()',
  'VBSCRIPT:msgbox(1)',
  'vbs:hit()',
  'data:text/html,<script>hit()</script>',
  'data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==',
  'data:text/html;charset=utf-7,+ADw-script+AD4-hit()+ADw-/script+AD4-',
  'DATA:image/svg+xml,<svg onload=hit() xmlns=http://www.w3.org/2000/svg>',
  'data:application/xhtml+xml,<script xmlns=http://www.w3.org/1999/xhtml>hit()</script>',
  'data:text/xml,<x xmlns=http://www.w3.org/1999/xhtml onclick=hit()>',
  'data:,hit()',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/temporary/x',
  'file:///etc/passwd',
  'about:blank#hit()',
  'ms-its:x',
  'mhtml:https://evil.example/x',
  'intent://x#Intent;scheme=zxing;end',
  'tel\u0000:javascript:hit()',
  'mailto\t:javascript:hit()',
]

/** Where an address can stand. */
const PLACES: readonly ((address: string) => string)[] = [
  (at) => `<a href="${at}">x</a>`,
  (at) => `<a href='${at}' target=_blank>x</a>`,
  (at) => `<img src="${at}">`,
  (at) => `<iframe src="${at}"></iframe>`,
  (at) => `<video src="${at}" poster="${at}"></video>`,
  (at) => `<object data="${at}"></object><embed src="${at}">`,
  (at) => `<form action="${at}"><button formaction="${at}">x</button></form>`,
  (at) => `<svg><a xlink:href="${at}" href="${at}"><text y=20>x</text></a><use href="${at}"/></svg>`,
]

const OTHER_PLACES = [
  '<area href="%"><map><area href="%"></map>',
  '<link rel=import href="%"><base href="%">',
  '<math href="%"><mi xlink:href="%">x</mi></math>',
  '<blockquote cite="%">x</blockquote><q cite="%">x</q><del cite="%">x</del>',
  '<body background="%"><table background="%"><td background="%">x</table>',
  '<img lowsrc="%" dynsrc="%" longdesc="%" usemap="%">',
  '<applet archive="%" codebase="%" code="%">',
  '<svg><animate attributeName=href to="%"/><set attributeName=href to="%"/></svg>',
  '<a href=/x ping="%">x</a><a href=/x attributionsrc="%">x</a>',
  '<html manifest="%"><head profile="%">',
]

/** Addresses that look like ours. */
const STRANGERS = [
  ...['https://evil.example/media/a.webp', '//evil.example/media/a.webp', '/\\evil.example/media/a.webp'],
  ...['\\\\evil.example\\media\\a.webp', 'https:evil.example/media/a.webp', 'http:/\n/evil.example/media/a.webp'],
  ...['https:///evil.example/media/a.webp', '/media/../evil/a.webp', '/media/%2e%2e/a.webp', '/media/..%5c..%5ca.webp'],
  ...[
    '/media/a.svg',
    '/media/a.webp.svg',
    '/media/a.html#.webp',
    '/admin/logout?.webp',
    '//evil.example\\@site.invalid/media/a.webp',
  ],
  ...[
    'https://www.youtube.com.evil.example/embed/abcdefghijk',
    'https://www.youtube.com@evil.example/embed/abcdefghijk',
  ],
  ...[
    'https://evil.example/?https://youtu.be/abcdefghijk',
    'https://youtube.com:8443@evil.example/watch?v=abcdefghijk',
  ],
  ...[
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&origin=//evil.example',
    'https://youtu.be/../redirect?q=//evil.example',
  ],
  ...[
    'https://player.vimeo.com/video/1?dnt=1&redirect=//evil.example',
    'https://vimeo.com.evil.example/1',
    'https://evil.example/player.vimeo.com/video/1',
  ],
]

export const links: Record<string, readonly string[]> = {
  'addresses that run': combine(SCRIPTS, PLACES, (address, place) => place(address)),
  'addresses in odd places': combine(OTHER_PLACES, SCRIPTS.slice(0, 8), (place, address) =>
    place.replaceAll('%', address),
  ),
  'addresses of strangers': combine(STRANGERS, PLACES.slice(0, 6), (address, place) => place(address)),
}
