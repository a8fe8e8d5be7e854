/** Text fields as every collection uses them: optional in the database, since Bangla is written after English. */
import type { FieldHook, TextareaField, TextField, Validate } from 'payload'
import { articleTree } from '@/lib/rich-text/article'
import { clean } from '@/lib/rich-text/clean'

const DEFAULT_LOCALE = 'en'

interface TextOptions {
  label: string
  description?: string
  required?: boolean
  maxLength?: number
  /** English and Bangla values; on by default. */
  localized?: boolean
}

/** An empty text is stored as null: only then does Bangla fall back to English. */
export const emptyToNull: FieldHook = ({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Requires a text in the default language alone, so that a Bangla text can be saved by itself. */
function textRule(options: TextOptions): Validate<unknown> {
  const limit = options.maxLength ?? 300
  return (value, { req }) => {
    const text = typeof value === 'string' ? value.trim() : ''
    const inDefault =
      options.localized === false || !req.locale || req.locale === DEFAULT_LOCALE || req.locale === 'all'
    if (options.required && inDefault && text === '') return `Please write ${options.label.toLowerCase()}.`
    if (text.length > limit) return `${options.label} is too long: ${limit} characters at the most.`
    return true
  }
}

/** One line of text. */
export function text(name: string, options: TextOptions): TextField {
  return {
    name,
    type: 'text',
    label: options.required ? `${options.label} *` : options.label,
    localized: options.localized ?? true,
    admin: { description: options.description },
    hooks: { beforeChange: [emptyToNull] },
    validate: textRule(options) as TextField['validate'],
  } as TextField
}

/** Several lines of plain text. */
export function longText(name: string, options: TextOptions): TextareaField {
  return {
    name,
    type: 'textarea',
    label: options.required ? `${options.label} *` : options.label,
    localized: options.localized ?? true,
    admin: { description: options.description, rows: 4 },
    hooks: { beforeChange: [emptyToNull] },
    validate: textRule({ maxLength: 5000, ...options }) as TextareaField['validate'],
  }
}

/** Named by its path: nothing in lib imports components. */
const EDITOR = '/components/editor/html-field#HtmlField'

/** HTML is stored clean, before its length is looked at; one that shows nothing is empty. */
const cleanHtml: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value
  const tidy = clean(value)
  return articleTree(tidy).children.length > 0 ? tidy : ''
}

/** The HTML body of a detail page. */
export function html(name: string, options: TextOptions): TextareaField {
  const field = longText(name, { maxLength: 100_000, ...options })
  return {
    ...field,
    admin: { ...field.admin, components: { Field: EDITOR } },
    hooks: { ...field.hooks, beforeValidate: [cleanHtml] },
  }
}
