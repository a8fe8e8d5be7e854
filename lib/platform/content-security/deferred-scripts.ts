/**
 * Defers a page's scripts until it was painted. Loaded earlier, they would take bandwidth and processor of a cheap phone from
 * the text and the largest picture; and a page works without them.
 */
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
/** Longer than the fonts of quotes wait. */
const LATE_FACES_MS = 1500

/** Starts the deferred scripts once the page and its first picture show. The same on every page, so that one hash allows it. */
export const LOADER = [
  MAKE_TRUSTED_TYPES,
  '(()=>{',
  'let started=false,painted=false;',
  'const start=()=>{',
  'if(started)return;started=true;',
  `for(const piece of document.querySelectorAll('script[${FLIGHT_ATTRIBUTE}]'))self.__next_f.push(JSON.parse(piece.textContent));`,
  `for(const waiting of document.querySelectorAll('script[type="${DEFERRED_TYPE}"]')){`,
  "const script=document.createElement('script');",
  'if(waiting.id)script.id=waiting.id;',
  // As it was written: by this the chunks are known to each other.
  `script.setAttribute('src',waiting.getAttribute('${ADDRESS}'));`,
  'script.async=true;waiting.replaceWith(script)}};',
  `setTimeout(start,${LONGEST_WAIT_MS});`,
  // From here on nothing stands in for a face that is late (styles/tools/_late-face.scss).
  `setTimeout(()=>document.documentElement.setAttribute('data-stands',''),${LATE_FACES_MS});`,
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
