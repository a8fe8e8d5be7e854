import { flushSync } from 'react-dom'

/** Makes a change that re-renders something, and moves the focus to the element that replaced the focused one. */
export function preserveFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (focused) restoreFocus(focused)
}

/** Moves the focus from an element that is no longer in the page to the one that replaced it. */
export function restoreFocus(focused: Element): void {
  if (!focused.isConnected) replacementOf(focused)?.focus({ preventScroll: true })
}

/** The element that replaced a removed one: of the same record, with the same label and address. */
function replacementOf(gone: Element): HTMLElement | null {
  const same = ['aria-label', 'href'].flatMap((name) => {
    const value = gone.getAttribute(name)
    return value === null ? [] : [`[${name}="${CSS.escape(value)}"]`]
  })
  const record = gone.closest<HTMLElement>('[data-record]')?.dataset.record
  const inRecord = record ? [`:is([data-record="${record}"], [data-record="${record}"] *)`] : []
  return document.querySelector<HTMLElement>([gone.localName, ...same, ...inRecord].join(''))
}
