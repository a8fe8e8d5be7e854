/** The seven programs, which give categories their colour and patch. Client-safe. */
export type Program = 'health' | 'education' | 'microcredit' | 'quality' | 'environment' | 'orphanage' | 'oldhome'

/** Words that name a program in a category written by hand, in either language; the first match wins. */
const WORDS: [Program, RegExp][] = [
  ['education', /educat|school|শিক্ষা|পাঠ/],
  ['microcredit', /micro|credit|loan|entrepreneur|ঋণ|উদ্যোক্তা/],
  ['quality', /quality|water|জীবনমান|জীবনযাত্রা|পানি/],
  ['environment', /environ|tree|পরিবেশ|গাছ/],
  ['orphanage', /orphan|এতিম|শিশু ?নিবাস/],
  ['oldhome', /old ?home|elder|বৃদ্ধ|প্রবীণ/],
  ['health', /health|cancer|clinic|medic|treatment|স্বাস্থ্য|চিকিৎসা|ক্যান্সার/],
]

/** The program that a category belongs to; null where the text names none. */
export function programOf(category: string): Program | null {
  const text = category.toLowerCase()
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null
}
