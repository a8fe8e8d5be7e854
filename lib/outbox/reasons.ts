/** What a mail server answered, in words for people. Codes: RFC 5321, 4.2; RFC 3463. */

/** What an answer says → in words; the first that fits. A code with its meaning comes before one that stands for many. */
const REASONS: [RegExp, string][] = [
  [/\b[45]\.2\.2\b|\b[45]52\b|mailbox (is )?full|over quota/i, 'The mailbox is full.'],
  [/\b5\.1\.(1|2|3|10)\b|no such (user|address)|user unknown|does not exist/i, 'The address does not exist.'],
  [/\b5\.7\.\d+\b|\b554\b|spam|block(ed)? ?list|blocked/i, 'The other side takes no mails from this site.'],
  [/answered: 55[013]\b/i, 'The address does not exist, or takes no mails.'],
  [/answered: 4\d\d\b/i, 'The other side does not take it at present; the site tries again.'],
]

/** A plain sentence for what went wrong; null where it says so itself. */
export function inPlainWords(lastError: string): string | null {
  return (
    REASONS.find(([answer]) => lastError.startsWith('The mail server answered:') && answer.test(lastError))?.[1] ?? null
  )
}
