/** Without it (Firefox before 125) words are what stands between spaces, which splits most Bangla rightly, too. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('bn', { granularity: 'word' }) : undefined

/**
 * Words of a text in Bangla or English (Unicode, UAX 29): signs, dashes and a hasanta between letters make none.
 * @param text plain, without HTML
 */
export function wordCount(text: string): number {
  if (!segmenter) return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1
  return words
}

/** Words a minute: the mean of 17 languages (Trauzettel-Klosinski and Dietz, IReST, 2012). Bangla is none of them. */
const WORDS_A_MINUTE = 184

/** Minutes that reading takes, whole and at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE))
