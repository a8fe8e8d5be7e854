import { readingMinutes, wordCount } from './word-count'

test.each([
  ['', 0],
  ['The river rose.', 3],
  ['don’t', 1],
  ['— … !', 0],
  ['নদীর জল বাড়ছে।', 3],
  // Conjuncts, a joiner and a hasanta at the end are within one word.
  ['ক্ষুদ্রঋণ র‍্যালি বিদ্যুৎ', 3],
  ['২৫টি পরিবার, 25 families', 4],
])('%p has %i words', (text, words) => expect(wordCount(text)).toBe(words))

test.each([
  [0, 1],
  [184, 1],
  [920, 5],
])('%i words are read in %i minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
