/** Message on a screen of the admin whose session has ended, from the proxy, which knows no language: unsaved input is not lost. */
export const SIGNED_OUT_MESSAGE =
  'You are signed out. Please sign in again in another tab of this browser, then come back here and try again: what you wrote still stands.'
