/** Lays out what is below the first screen when the page is at rest (styles/globals/_deferred-layout.scss). */

/** On the root once everything is laid out, and on each part of the page that is. */
const ATTRIBUTE = 'data-laid-out'

/**
 * For the loader, which has `root`. One part at a time, so that no frame takes long on a phone; all of it at once where the place
 * on the page is not the visitor's to choose: at an anchor, and at the place that the page was left at.
 */
export const LAY_OUT_PAGE = [
  "const[visit]=performance.getEntriesByType?.('navigation')??[];",
  `const laidOut=(part)=>part.setAttribute('${ATTRIBUTE}','');`,
  "if(document.prerendering||location.hash||(visit&&visit.type!=='navigate'))laidOut(root);",
  "else addEventListener('load',()=>{",
  "const parts=[...document.querySelectorAll('#content>*,body>footer')];",
  // A frame for each: nothing else parts what is laid out.
  'const soon=(next)=>requestAnimationFrame(()=>self.requestIdleCallback?requestIdleCallback(next):setTimeout(next,100));',
  'const layOutNext=()=>{const part=parts.shift();laidOut(part??root);if(part)soon(layOutNext)};',
  'soon(layOutNext)});',
].join('')
