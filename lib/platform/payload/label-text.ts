import { LANGUAGE_CODES, staffLocale } from '@/lib/shared/i18n/admin/words'

type LabelFunction = (reader: { i18n: { language: string }; t: () => string }) => unknown

/** Payload's own texts are not at hand here. */
const noText = () => ''

/**
 * A label of Payload's configuration, which may be a text, a function or a text for each language.
 * @param language of the reader, as Payload or as the site names it
 * @param otherwise for what has no label, or one of Payload's own
 */
export function labelText(label: unknown, language: string | undefined, otherwise: string): string {
  const code = LANGUAGE_CODES[staffLocale(language)]
  const text = typeof label === 'function' ? (label as LabelFunction)({ i18n: { language: code }, t: noText }) : label
  const said = typeof text === 'object' && text !== null ? textFor(text as Record<string, unknown>, code) : text
  return typeof said === 'string' && said !== '' ? said : otherwise
}

const textFor = (texts: Record<string, unknown>, code: string): unknown => texts[code] ?? texts[LANGUAGE_CODES.en]
