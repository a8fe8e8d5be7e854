/** What is said about the demo's foundation, and of no other: 60 facts, names and pictures of it. */
export const DEMO_FACTS: readonly string[] = [
  // Who it is, and where.
  ...['Alokdhara', 'আলোকধারা', 'Tongi', 'টঙ্গী', 'Ghat Road', 'ঘাট রোড', 'Gazipur 1710', 'গাজীপুর ১৭১০'],
  ...['1700-000', '1800-000', '01700000000', 'House 12', 'বাড়ি ১২'],
  ...['Demo Bank', '0000 1234 5678', 'us@alokdhara'],
  // Its people and partners.
  ...['Anwarul Haque', 'আনোয়ারুল হক', 'Rokeya Sultana', 'রোকেয়া সুলতানা', 'Mahbub Alam', 'মাহবুব আলম', 'Shamsul Arefin'],
  ...[
    'Nilufar Yasmin',
    'নিলুফার ইয়াসমিন',
    'Shimul Press',
    'Nodi Works',
    'Tantikotha',
    'Borsha Energy',
    'Jonaki Lamps',
    'Kolmi Foods',
  ],
  // What it does.
  ...['night school', 'নৈশ বিদ্যালয়', 'river clinic', 'নদী-ক্লিনিক', 'library boat', 'পাঠাগার-নৌকা', 'Twelve looms'],
  ...[
    'Relief boats',
    'ত্রাণের নৌকা',
    'golden boat',
    'সোনালি নৌকা',
    'Riverside run',
    'Spring eye camp',
    'Iftar on the long mat',
  ],
  ...['Keep the Friday clinic open', 'A lamp for every desk', 'Two thousand warm nights', 'Boats before the flood'],
  // Its figures.
  ...['318 pupils', '৩১৮ জন', '25,270', '২৫,২৭০', '© 2023', '© ২০২৩', '36%', '৩৬%'],
  // Its pictures.
  ...[
    'media/logo-',
    'media/river-',
    'media/volunteers-',
    'media/training-hall-',
    'media/nightschool-',
    'media/kantha-',
  ],
  ...['media/map-', 'media/flood-', 'media/clinic-', 'alokdhara01'],
]

/** Of a page: styles say 36% of other things, and comments part its texts. */
const BESIDE_WORDS = /<style>.*?<\/style>|<!-- -->/gs

/** Those that a text or a page holds, in whatever case. */
export function demoFactsIn(text: string): string[] {
  const told = text.replace(BESIDE_WORDS, '').toLowerCase()
  return DEMO_FACTS.filter((fact) => told.includes(fact.toLowerCase()))
}
