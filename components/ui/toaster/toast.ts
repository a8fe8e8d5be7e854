import type { ToastOptions } from 'react-hot-toast/headless'

type Kind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

/**
 * Shows a message of a kind; answers its id, and the id of a toast still shown replaces that one. The store comes with
 * the list that shows it, so that a form does not carry it. Only its headless entry may be used, anywhere: the
 * package's main entry is a second store, and injects styles.
 */
const show = (kind: Kind) => async (message: string, options?: ToastOptions) => {
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
