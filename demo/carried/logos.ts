import type { CarriedPart } from '../carry-over'
import { settings as demo } from '../settings'
import { saveSettings } from './save-settings'

/** Names that the drawn logo shows. */
const DRAWN: readonly unknown[] = [demo.name.en, demo.name.bn, demo.companionName]

/**
 * Earlier versions drew the demo's mark wherever no logo was uploaded, and its whole logo beside its name. A site goes on
 * showing what it showed; one that uploaded a logo is given none.
 */
export const logos: CarriedPart = {
  name: 'logos',
  write: async (req, pictures) => {
    const read = { slug: 'settings', locale: 'en', depth: 0, overrideAccess: true, req } as const
    const { name, companionName, logo, mark } = await req.payload.findGlobal(read)
    if (logo || mark) return
    const whole = DRAWN.includes(name) || DRAWN.includes(companionName)
    const ids = await pictures(whole ? [demo.mark, demo.logo, demo.logoForDark] : [demo.mark])
    const ours = whole ? { logo: ids.get(demo.logo), logoForDark: ids.get(demo.logoForDark) } : {}
    await saveSettings(req, 'en', { ...ours, mark: ids.get(demo.mark) })
  },
}
