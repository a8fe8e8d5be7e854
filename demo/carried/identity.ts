import type { CarriedPart } from '../carry-over'
import { FORMER_IDENTITY } from '../former-identity'
import { settings as demo } from '../settings'
import { saveSettings } from './save-settings'

/** The demo's e-mail as it was: of a domain that somebody may have. */
const FORMER_EMAIL = 'hello@alokdhara.org'

/**
 * Earlier versions named the demo's foundation where nobody had saved settings. Of settings that were saved, only an e-mail
 * that is still the demo's becomes one that nobody can have: mails of visitors were kept from it by its name.
 */
export const identity: CarriedPart = {
  name: 'identity',
  write: async (req) => {
    const stored = await req.payload.findGlobal({ slug: 'settings', locale: 'en', depth: 0, overrideAccess: true, req })
    if (!stored.createdAt) await saveSettings(req, 'en', FORMER_IDENTITY)
    else if (stored.email === FORMER_EMAIL) await saveSettings(req, 'en', { email: demo.email })
  },
}
