/** Whether this page is prerendered, and nobody has gone to it yet (WICG, Prerendering Revamped). Never on the server. */
export const isPrerendering = (): boolean =>
  typeof document !== 'undefined' && (document as { prerendering?: boolean }).prerendering === true

/**
 * Calls back once somebody has gone to this page: now, unless it is prerendered.
 * @returns what takes the call back
 */
export function onceOpened(listener: () => void): () => void {
  if (!isPrerendering()) {
    listener()
    return () => undefined
  }
  document.addEventListener('prerenderingchange', listener, { once: true })
  return () => document.removeEventListener('prerenderingchange', listener)
}

/** Attribute of the root where a visitor saves data: the rules leave all links alone then, whatever the browser does. */
export const SAVES_DATA = 'data-saves-data'

/** Whether the visitor has asked for less data (Save Data API). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Whether the browser prerenders pages, by the site's speculation rules (lib/front/speculation-rules.ts). */
export const prerendersPages = (): boolean =>
  (HTMLScriptElement as { supports?: (type: string) => boolean }).supports?.('speculationrules') === true &&
  !savesData()
