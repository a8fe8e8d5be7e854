/**
 * The sentences that staff put in the place of the messages' own, laid over them wherever messages are read. Whoever holds
 * the published content hands them in (lib/delivery/process-snapshot.ts); until then, and without it, the messages stand.
 */
import type { Locale } from '@/lib/shared/addresses/localized'

/** Path of a text in the messages, such as `forms.donate.send` → what stands there instead. */
export type Texts = Readonly<Record<string, string>>
export type ChangedWords = Readonly<Record<Locale, Texts>>

export const NO_CHANGED_WORDS: ChangedWords = { en: {}, bn: {} }

/** On globalThis: pages, handlers and instrumentation are bundled apart, and would otherwise each keep a copy. */
const shared = globalThis as { foundationWords?: { now: ChangedWords; ready: () => Promise<unknown> } }

/** @param ready resolves once `setChangedWords` was called with what is stored, and rejects where that cannot be read */
export function registerChangedWords(ready: () => Promise<unknown>): void {
  shared.foundationWords ??= { now: NO_CHANGED_WORDS, ready }
}

/** Called with each reading of what is stored. */
export function setChangedWords(words: ChangedWords): void {
  if (shared.foundationWords) shared.foundationWords.now = words
}

/** Waits until the stored words were read once; where they cannot be read, the messages stand. Before `wordsIn`. */
export async function changedWordsRead(): Promise<void> {
  await shared.foundationWords?.ready().catch(() => undefined)
}

/** Changed texts → messages → these with those laid over them. */
const made = new WeakMap<Texts, Map<object, object>>()

/**
 * Messages as they read now; the very same object as long as nothing changes.
 * @param messages of the language, as their file has them
 * @param within where their paths begin, for files whose paths do not begin with the file's own parts: `mails`
 */
export function wordsIn<M extends object>(messages: M, locale: Locale, within?: string): M {
  const texts = (shared.foundationWords?.now ?? NO_CHANGED_WORDS)[locale]
  const known = made.get(texts) ?? new Map<object, object>()
  made.set(texts, known)
  const merged = known.get(messages) ?? overlay(messages, texts, within)
  known.set(messages, merged)
  return merged as M
}

/**
 * Lays texts over messages. A path that leads to no text is passed over: an earlier version may have had it.
 * @returns the messages themselves where nothing of them is changed; parts without a change are shared with them
 */
export function overlay<M extends object>(messages: M, texts: Texts, within?: string): M {
  return Object.entries(texts).reduce((merged, [path, text]) => {
    const steps = path.split('.')
    if (within !== undefined && steps.shift() !== within) return merged
    return placed(merged, steps, text) as M
  }, messages)
}

/** A copy with the text in its place; the part itself where there is no such place. */
function placed(part: unknown, [step, ...rest]: string[], text: string): unknown {
  if (step === undefined) return typeof part === 'string' ? text : part
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return part
  const before = (part as Record<string, unknown>)[step]
  const after = placed(before, rest, text)
  if (after === before) return part
  if (Array.isArray(part)) return part.map((item, at) => (String(at) === step ? after : item))
  return { ...part, [step]: after }
}
