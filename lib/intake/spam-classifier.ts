/**
 * Naive Bayes spam classifier, trained on two tables of samples. It uses the fifteen most significant words of a text, so
 * that a long letter is judged like a short one (Graham, "A Plan for Spam", 2002).
 */
import { GENUINE, type Sample, SPAM } from './data/spam-samples'

export interface SpamOdds {
  /** Natural logarithm of the odds: above 0 for spam, below it for a person. */
  odds: number
  /** The words that speak most for spam, the most telling first. */
  words: string[]
}

const MAX_WORDS = 15

const LINK = /https?:\/\/|^www\.|\.(?:com|net|org)\b/

/** Trains a classifier with samples. @returns a function that gives the odds of a text */
export function train(genuine: Sample[], spam: Sample[]): (text: string) => SpamOdds {
  const inGenuine = countWords(genuine)
  const inSpam = countWords(spam)
  // Half a message is added to each count: a word that was only ever seen on one side proves nothing by itself.
  const share = (count = 0, of: number) => (count + 0.5) / (of + 1)
  return (text) => {
    const known = [...wordsOf(text)].filter((word) => inGenuine.has(word) || inSpam.has(word))
    const weighed = known
      .map((word) => {
        const odds = share(inSpam.get(word), spam.length) / share(inGenuine.get(word), genuine.length)
        return { word, weight: Math.log(odds) }
      })
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .slice(0, MAX_WORDS)
    const telling = weighed.filter(({ word, weight }) => weight > 0 && /^\p{L}/u.test(word))
    return { odds: weighed.reduce((sum, { weight }) => sum + weight, 0), words: telling.map(({ word }) => word) }
  }
}

let classifier: ReturnType<typeof train> | undefined

/** Odds of a text, by a classifier trained with all samples. */
export function spamOdds(text: string): SpamOdds {
  classifier ??= train(GENUINE, SPAM)
  return classifier(text)
}

function countWords(samples: Sample[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { subject = '', message } of samples) {
    for (const word of wordsOf(`${subject}\n${message}`)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** The different words of a text; links, mail addresses, prices and numbers each count as one. */
function wordsOf(text: string): Set<string> {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((piece) => (piece.includes('@') ? '#mail' : LINK.test(piece) ? '#link' : piece))
    .join(' ')
    .replace(/[$€£] ?\d[\d,.]*k?/g, ' #price ')
    .replace(/\d+ ?%/g, ' #share ')
    .replace(/\d[\d,.+-]*/g, ' #number ')
  return new Set(plain.match(/#?[\p{L}\p{M}’']+|[!?]/gu))
}
