/** Text fields as every collection uses them: optional in the database, since Bangla is written after English. */
import { type FieldHook, type TextareaField, type TextField, type Validate, ValidationError } from 'payload'
import { NotStorable, sanitizeForStorage } from '@/lib/content/rich-text/sanitize-for-storage'
import { say } from '@/lib/platform/calls/say'
import { requiredLabel } from '@/lib/platform/payload/required-label'
import { label, type TextKey } from '@/lib/shared/i18n/admin/words'

const DEFAULT_LOCALE = 'en'

interface TextOptions {
  label: TextKey
  description?: TextKey
  required?: boolean
  maxLength?: number
  /** English and Bangla values; on by default. */
  localized?: boolean
}

/** An empty text is stored as null: only then does Bangla fall back to English. */
const emptyToNull: FieldHook = ({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Asks for a text that is missing. @param name of the field */
export const missing = (name: TextKey): string => say('content.texts.missing', { label: say(name).toLowerCase() })

/** Requires a text in the default language alone, so that a Bangla text can be saved by itself. */
function textRule(options: TextOptions): Validate<unknown> {
  const limit = options.maxLength ?? 300
  return (value, { req }) => {
    const text = typeof value === 'string' ? value.trim() : ''
    const inDefault =
      options.localized === false || !req.locale || req.locale === DEFAULT_LOCALE || req.locale === 'all'
    if (options.required && inDefault && text === '') {
      return missing(options.label)
    }
    if (text.length > limit) return say('content.texts.tooLong', { label: say(options.label), limit })
    return true
  }
}

const labelOf = (options: TextOptions) => (options.required ? requiredLabel : label)(options.label)

const descriptionOf = ({ description }: TextOptions) => description && label(description)

/** Named by its path: nothing in lib imports components. */
const DESCRIPTION = '/components/admin/translation/translated-description#TranslatedDescription'

/** While Bangla is written, the English text is shown below the field. */
const besideEnglish = ({ localized = true }: TextOptions) =>
  localized ? { components: { Description: DESCRIPTION } } : {}

/** One line of text. */
export function text(name: string, options: TextOptions): TextField {
  return {
    name,
    type: 'text',
    label: labelOf(options),
    localized: options.localized ?? true,
    admin: { description: descriptionOf(options), ...besideEnglish(options) },
    hooks: { beforeChange: [emptyToNull] },
    validate: textRule(options) as TextField['validate'],
  } as TextField
}

/** Several lines of plain text. */
export function longText(name: string, options: TextOptions): TextareaField {
  return {
    name,
    type: 'textarea',
    label: labelOf(options),
    localized: options.localized ?? true,
    admin: { description: descriptionOf(options), rows: 4, ...besideEnglish(options) },
    hooks: { beforeChange: [emptyToNull] },
    validate: textRule({ maxLength: 5000, ...options }) as TextareaField['validate'],
  }
}

const EDITOR = '/components/admin/editor/html-field#HtmlField'

/**
 * HTML is stored as sanitizeForStorage has it, drafts too: a rule of the field would not be asked about those.
 * @throws ValidationError naming the field
 */
const sanitizedForStorage =
  (name: TextKey, longest: number): FieldHook =>
  ({ value, path, collection, req }) => {
    if (typeof value !== 'string') return value
    try {
      return sanitizeForStorage(value, longest)
    } catch (error) {
      if (!(error instanceof NotStorable)) throw error
      const errors = [{ label: label(name), message: say(error.key, error.values), path: path.join('.') }]
      throw new ValidationError({ collection: collection?.slug, errors, req })
    }
  }

const LONGEST_HTML = 100_000

/** The HTML body of a detail page. */
export function html(name: string, options: TextOptions): TextareaField {
  const { maxLength = LONGEST_HTML } = options
  const field = longText(name, { ...options, maxLength })
  return {
    ...field,
    admin: { ...field.admin, components: { ...field.admin?.components, Field: EDITOR } },
    // Whoever looks for pictures in a record reads it.
    custom: { isHtml: true },
    hooks: { ...field.hooks, beforeValidate: [sanitizedForStorage(options.label, maxLength)] },
  }
}
