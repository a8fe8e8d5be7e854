/** A label or description of Payload's configuration as a text: it may be one, one for each language, or a function. */
export function inLanguage(text: unknown, language: string): string {
  const read =
    typeof text === 'function'
      ? (text as (reader: object) => unknown)({ i18n: { language } })
      : typeof text === 'object' && text !== null
        ? ((text as Record<string, unknown>)[language] ?? (text as Record<string, unknown>).en)
        : text
  return typeof read === 'string' ? read : ''
}
