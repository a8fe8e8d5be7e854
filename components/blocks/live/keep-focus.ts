import { flushSync } from 'react-dom'

/** Makes a change that draws something anew, and gives the focus to what now stands where it was. */
export function keepFocus(change: () => void): void {
  const held = document.activeElement
  flushSync(change)
  if (held && !held.isConnected) twinOf(held)?.focus({ preventScroll: true })
}

/** The element of the page that is like one which is gone: of the same record, the same name, the same address. */
function twinOf(gone: Element): HTMLElement | null {
  const same = ['aria-label', 'href'].flatMap((name) => {
    const value = gone.getAttribute(name)
    return value === null ? [] : [`[${name}="${CSS.escape(value)}"]`]
  })
  const record = gone.closest<HTMLElement>('[data-record]')?.dataset.record
  const inRecord = record ? [`:is([data-record="${record}"], [data-record="${record}"] *)`] : []
  return document.querySelector<HTMLElement>([gone.localName, ...same, ...inRecord].join(''))
}
