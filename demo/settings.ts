import type { DemoContent } from './shape'
import { both } from './write'

export const settings: DemoContent['settings'] = {
  placeholders: true,
  name: both('Alokdhara Foundation', 'আলোকধারা ফাউন্ডেশন'),
  shortName: both('Alokdhara', 'আলোকধারা'),
  logo: 'logo',
  logoForDark: 'logo-light',
  mark: 'logo-mark',
  pictures: { volunteers: 'volunteers', training: 'training-hall', giving: 'river', map: 'map', card: 'river' },
  companionName: 'আলোকধারা ফাউন্ডেশন',
  // Of a domain that nobody can have (RFC 2606): what visitors try here must reach no stranger.
  email: 'us@alokdhara.example',
  phones: ['+880 1700-000 000', '+880 1800-000 000'],
  address: both('House 12, Ghat Road, Tongi, Gazipur 1710, Bangladesh', 'বাড়ি ১২, ঘাট রোড, টঙ্গী, গাজীপুর ১৭১০, বাংলাদেশ'),
  social: {
    twitter: '',
    facebook: 'https://www.facebook.com/alokdhara.example',
    youtube: 'https://www.youtube.com/@alokdhara-example',
    instagram: '',
    pinterest: '',
  },
  bank: {
    bankName: 'Demo Bank PLC',
    accountName: 'Alokdhara Foundation',
    accountNumber: '0000 1234 5678',
    branch: 'Tongi, Gazipur',
  },
  wallets: { nagad: '01700-000000', bkash: '01700-000000', upay: '01800-000000' },
}
