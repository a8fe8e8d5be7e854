/**
 * Bangla words that stand in English pages. The companion faces hold their glyphs and no others, so that an English
 * page never loads a whole Bengali font; a word that is missing here is drawn by the reader's own system.
 * After a change: `npx tsx scripts/make-fonts.ts`.
 */
export const COMPANION_WORDS = [
  'আমাদের কথা',
  'আমাদের লক্ষ্য',
  'আমাদের স্বপ্ন',
  'আমাদের প্রকল্প',
  'স্বেচ্ছাসেবক হোন',
  'অনুদান',
  'ছবিঘর',
  'জিজ্ঞাসা',
  'খবরাখবর',
  'আয়োজন',
  'যোগাযোগ',
  'খোঁজ',
  'প্রচ্ছদ',
  'পরিচিতি',
  'প্রকল্প',
  'খবর',
  'বাংলা',
  'আমাদের কর্মসূচি',
  'স্বাস্থ্যসেবা',
  'আরও প্রকল্প',
  'বিশেষ নজরে',
  'হাত বাড়ান',
  'সর্বশেষ খবর',
] as const

/** The sign of the taka, set in headings and in running text. */
export const TAKA = '৳'

const BENGALI = /[\u0980-\u09FF\u200C\u200D]/g

/** The Bengali characters of a text, each once, in order. */
export function bengaliCharacters(text: string): string {
  return [...new Set(text.match(BENGALI) ?? [])].sort().join('')
}
