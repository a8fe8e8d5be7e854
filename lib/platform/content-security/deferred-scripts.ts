/**
 * Defers a page's scripts and late faces until it was painted. Loaded earlier, they would take bandwidth and processor of a cheap
 * phone from the text and the largest picture; and a page works without them.
 */
import { LAY_OUT_PAGE } from './deferred-layout'
import { FLIGHT_ATTRIBUTE, flightDataAsJson } from './flight-data'
import { MAKE_TRUSTED_TYPES } from './trusted-types'

/** A file of the build, as React writes it. */
const SCRIPT =
  /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"((?: id="\w+")?) async=""((?: id="\w+")?)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/chunks\/[\w.~-]+\.js"[^>]*>/g
const END = '</body></html>'

/** The type of a deferred script, which no browser runs. */
export const DEFERRED_TYPE = 'text/late'
/** Attribute of its address: what is no script may have no `src` (HTML, section 4.12.1). */
const ADDRESS = 'data-src'

/** Deadline of the deferral: a slow picture holds the scripts up for no longer, and hidden tabs paint nothing. */
const LONGEST_WAIT_MS = 1500

/** Set on the root when the late faces may stand in the page (styles/globals/_tokens.scss). */
export const FACES_ATTRIBUTE = 'data-faces'
/** The faces of nearly every word of a Bangla page (styles/fonts.css): shown together, so that the page is laid out once more. */
export const BANGLA_FACES = ['400 1em "Hind Bengali"', '700 1em "Anek Bengali"']
/** In the browser's storage: the late faces were here before, and will come from its cache. */
const FACES_KEY = 'faces'

/** Starts the deferred scripts once the page and its first picture show. The same on every page, so that one hash allows it. */
export const LOADER = [
  MAKE_TRUSTED_TYPES,
  '(()=>{',
  'let started=false,painted=false,known=false;',
  'const root=document.documentElement;',
  `const showFaces=()=>root.setAttribute('${FACES_ATTRIBUTE}','');`,
  // Storage may be refused.
  `try{known='${FACES_KEY}'in localStorage}catch{}`,
  'if(known)showFaces();',
  'const loadFaces=()=>{',
  `const faces=root.lang==='bn'?${JSON.stringify(BANGLA_FACES)}:[];`,
  "Promise.all(faces.map((face)=>document.fonts.load(face,'ক'))).catch(()=>{}).then(showFaces);",
  `try{if(faces.length>0&&!document.prerendering)localStorage.setItem('${FACES_KEY}','')}catch{}};`,
  LAY_OUT_PAGE,
  'const start=()=>{',
  'if(started)return;started=true;if(!known)loadFaces();',
  `for(const piece of document.querySelectorAll('script[${FLIGHT_ATTRIBUTE}]'))self.__next_f.push(JSON.parse(piece.textContent));`,
  // One script at a time: a browser takes a while to send for each.
  `const waiting=[...document.querySelectorAll('script[type="${DEFERRED_TYPE}"]')];`,
  'const startNext=()=>{',
  'const next=waiting.shift();if(!next)return;',
  "const script=document.createElement('script');",
  'if(next.id)script.id=next.id;',
  // As it was written: by this the chunks are known to each other.
  `script.setAttribute('src',next.getAttribute('${ADDRESS}'));`,
  'script.async=true;next.replaceWith(script);setTimeout(startNext)};',
  'startNext()};',
  `setTimeout(start,${LONGEST_WAIT_MS});`,
  "const picture=document.querySelector('img[fetchpriority=high]');",
  'const shown=()=>painted&&(!picture||picture.complete)&&requestAnimationFrame(()=>setTimeout(start));',
  "if(picture)for(const end of['load','error'])picture.addEventListener(end,shown);",
  // A ground without anything on it is painted earlier, and is nothing to read.
  "new PerformanceObserver((list)=>{painted||=list.getEntriesByName('first-contentful-paint').length>0;shown()})",
  ".observe({type:'paint',buffered:true})",
  '})()',
].join('')

/**
 * @param html a whole page
 * @returns the page with its scripts deferred, and its flight data as JSON; unchanged when it has no scripts, or is incomplete
 */
export function deferScripts(html: string): string {
  if (!html.endsWith(END) || html.search(SCRIPT) < 0) return html
  const waiting = html
    .replace(PRELOAD, '')
    .replace(SCRIPT, `<script type="${DEFERRED_TYPE}" ${ADDRESS}="$1"$2$3></script>`)
  return `${flightDataAsJson(waiting).slice(0, -END.length)}<script>${LOADER}</script>${END}`
}
