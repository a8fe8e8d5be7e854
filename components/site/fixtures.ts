/** For tests only. */
import { NO_COLOURS } from '@/lib/shared/colour/palette'
import { NOTHING_STATED } from '@/lib/shared/content/stated-facts'
import type { LiveList, Placement, SiteSettings } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'

export const labels = messages.shell

export const settings: SiteSettings = {
  name: 'Alokdhara Foundation',
  shortName: '',
  tagline: '',
  companionName: 'আলোকধারা ফাউন্ডেশন',
  logo: null,
  logoForDark: null,
  mark: null,
  pictures: { volunteers: null, training: null, giving: null, map: null, card: null },
  colours: NO_COLOURS,
  email: 'hello@example.org',
  phones: ['+880 1700-000 000', '+880 1800-000 000'],
  address: 'Tongi, Gazipur, Bangladesh',
  position: null,
  openingHours: [],
  answering: '',
  registrations: [],
  social: { facebook: 'https://example.org/facebook' },
  bank: { bankName: '', accountName: '', accountNumber: '', branch: '', swift: '', routing: '' },
  wallets: { nagad: '', bkash: '', upay: '' },
  counters: {},
  countries: [],
  currencies: ['USD', 'BDT', 'JPY'],
  giving: readGivingSettings(),
  copyrightYear: 2023,
  placeholders: true,
  stated: NOTHING_STATED,
}

export function projectList(titles: [string, Placement][], version = '1'): LiveList<'projects'> {
  const records = titles.map(([title, page], index) => ({
    Id: index + 1,
    title,
    text: '',
    category: '',
    image1: null,
    image2: null,
    image3: null,
    page,
    pages: page ? [page] : [],
  }))
  return { type: 'projects', version, records, images: {} }
}
