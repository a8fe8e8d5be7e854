import type { PayloadRequest } from 'payload'

/** Writes some of the settings in a language, in the request's transaction, past the rights of whoever is signed in. */
export const saveSettings = (req: PayloadRequest, locale: 'en' | 'bn', data: object) =>
  req.payload.updateGlobal({ slug: 'settings', locale, data, depth: 0, overrideAccess: true, req })
