import type { ToastOptions } from 'react-hot-toast/headless'
import { WANTED } from './wanted'

type Kind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

/**
 * Shows a message of a kind; answers its id, and the id of a toast still shown replaces that one. The store is fetched
 * with the first message, and so is the list that shows it. Only the package's headless entry may be used, anywhere:
 * its main entry is a second store, and injects styles.
 */
const show = (kind: Kind) => async (message: string, options?: ToastOptions) => {
  window.dispatchEvent(new Event(WANTED))
  const store = (await import('react-hot-toast/headless')).toast
  return kind === 'blank' ? store(message, options) : store[kind](message, options)
}

/** `toast('…')`, `toast.success('…')`, `.error`, `.loading`, and `.custom`: the dark one with a heart. */
export const toast = Object.assign(show('blank'), {
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  custom: show('custom'),
  dismiss: async (id?: string) => (await import('react-hot-toast/headless')).toast.dismiss(id),
})
