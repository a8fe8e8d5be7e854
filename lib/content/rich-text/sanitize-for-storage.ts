/**
 * Sanitizes HTML for storage: within limits, cleaned, sanitized again by a second sanitizer, and refused where the two
 * disagree (OWASP, Cross Site Scripting Prevention, "HTML sanitization": what is sanitised must not change afterwards).
 * For the server alone; the editor and the pages clean (clean.ts).
 */
import { isDeepStrictEqual } from 'node:util'
import type { TextKey, TextValues } from '@/lib/shared/i18n/admin/words'
import { articleTree } from './article'
import { cleaned } from './clean'
import { parse } from './parse'
import { sanitizeAgain } from './second-sanitizer'

/** Markup around a text may be so many times as long as the text itself, as word processors write it. */
const MARKUP = 4

/** Why a text is not stored: a text of the admin, for the person who wrote it. */
export class NotStorable extends Error {
  constructor(
    readonly key: TextKey,
    readonly values?: TextValues,
  ) {
    super(key)
  }
}

/**
 * @param html as it was written, pasted or sent
 * @param longest how many characters are stored at the most; of the markup around them, four times as many are read
 * @returns clean HTML, or '' for what shows nothing
 * @throws NotStorable
 */
export function sanitizeForStorage(html: string, longest: number): string {
  if (html.length > MARKUP * longest)
    throw new NotStorable('content.texts.html.longestMarkup', { limit: MARKUP * longest })
  const once = cleaned(html)
  if (once === null) throw new NotStorable('content.texts.html.nested')
  if (once.trim().length > longest) throw new NotStorable('content.texts.html.longest', { limit: longest })
  if (!parsesAlike(once, sanitizeAgain(once))) {
    throw new NotStorable('content.texts.html.unlike')
  }
  return articleTree(once).children.length > 0 ? once : ''
}

/** Whether a browser makes the same tree of both. */
function parsesAlike(one: string, other: string): boolean {
  const tree = parse(one)
  return tree !== null && isDeepStrictEqual(tree, parse(other))
}
