import type { ToastOptions } from 'react-hot-toast/headless'
import { TOAST_EVENT } from './toast-event'

type Kind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

/** Nothing where it cannot be fetched, as in a dead spot: the list, which then fails as well, says so in the console. */
const fetchStore = () =>
  import('react-hot-toast/headless').then(
    (part) => part.toast,
    () => undefined,
  )

/**
 * Shows a message of a kind; answers its id, and the id of a toast still shown replaces that one. The store is fetched
 * with the first message, and so is the list that shows it: without a network there is neither, and no id. Only the
 * package's headless entry may be used, anywhere: its main entry is a second store, and injects styles.
 */
const show = (kind: Kind) => async (message: string, options?: ToastOptions) => {
  window.dispatchEvent(new Event(TOAST_EVENT))
  const store = await fetchStore()
  return kind === 'blank' ? store?.(message, options) : store?.[kind](message, options)
}

/** `toast('…')`, `toast.success('…')`, `.error`, `.loading`, and `.custom`: the dark one with a heart. */
export const toast = Object.assign(show('blank'), {
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  custom: show('custom'),
  dismiss: async (id?: string) => (await fetchStore())?.dismiss(id),
})
