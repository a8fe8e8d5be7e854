/** Name of the window's event that tells the toaster to load its list. */
export const TOAST_EVENT = 'toast-wanted'
