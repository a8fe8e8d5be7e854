import type { CarriedPart } from '../carry-over'
import { settings as demo } from '../settings'
import { saveSettings } from './save-settings'

/** What a site showed whose settings nobody had saved. */
export const FORMER_IDENTITY = {
  name: 'Alokdhara Foundation',
  email: demo.email,
  phones: [{ number: '+880 1700-000 000' }, { number: '+880 1800-000 000' }],
  address: 'Tongi, Gazipur, Bangladesh',
}

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
