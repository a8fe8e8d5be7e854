/** Tells the toaster, wherever it stands, that there will be something to show. */
export const WANTED = 'toast-wanted'
