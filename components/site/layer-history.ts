/**
 * Back closes what was opened last: a modal, a viewer or the menu has an entry of its own in the browser's history, at the
 * address of the page that it lies over. Fetched when the first of them opens.
 */

/** What is open, from the page up. */
let layers: HTMLDialogElement[] = []
/** Whether a page was chosen in a layer; it takes the place of the layer's entry (navigation.tsx). */
let isLeaving = false

/** How many layers the present entry of the history has. */
const depth = (): number => history.state?.layer ?? 0

/** Gives a dialog that was opened its entry, which goes when the dialog closes. @param dialog what has opened or closed */
export function enterLayer(dialog: EventTarget | null): void {
  if (!(dialog instanceof HTMLDialogElement) || !dialog.open || layers.includes(dialog)) return
  layers = [...layers.filter((other) => other.isConnected && other.open), dialog]
  // With what the router keeps there, so that it knows the page again.
  history.pushState({ ...history.state, layer: layers.length }, '')
  window.addEventListener('popstate', onPopState)
  window.addEventListener('resize', onResize)
  dialog.addEventListener('click', onClick)
  dialog.addEventListener('close', onClose)
}

function onPopState(): void {
  const open = layers.filter((dialog) => dialog.isConnected && dialog.open)
  // Forward, or back to a layer over which a page was opened: there is nothing to come back to.
  if (depth() > open.length) history.back()
  else for (const dialog of open.slice(depth()).reverse()) dialog.close()
  keepFocus()
}

/** A browser that goes back takes the focus away a moment later. */
const FOCUS_MS = 2000

/** Gives the focus back to what has it now, such as the link that opened what was closed. */
function keepFocus(): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return
  const giveBack = () => {
    if (document.activeElement === document.body) focused.focus({ preventScroll: true })
  }
  const signal = AbortSignal.timeout(FOCUS_MS)
  focused.addEventListener('blur', () => setTimeout(giveBack), { once: true, signal })
}

/** The menu is not drawn on wide screens, where an open one would still hold the page. */
function onResize(): void {
  for (const dialog of layers) if (!dialog.checkVisibility()) dialog.close()
}

function onClick({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void {
  const isElsewhere = metaKey || ctrlKey || shiftKey || altKey
  isLeaving = !isElsewhere && target instanceof Element && target.closest('a[data-page]') !== null
}

function onClose({ currentTarget }: Event): void {
  const dialog = currentTarget as HTMLDialogElement
  dialog.removeEventListener('click', onClick)
  dialog.removeEventListener('close', onClose)
  layers = layers.filter((other) => other !== dialog)
  if (!isLeaving && depth() > layers.length) history.back()
  isLeaving = false
}
