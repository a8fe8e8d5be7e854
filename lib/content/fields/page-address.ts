/** The address of a page that editors make: stored in one spelling, and refused in words that say what to do instead. */
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { env } from '@/lib/platform/env/env'
import { addressFault } from '@/lib/shared/addresses/own-pages'
import { withoutOrigin } from '@/lib/shared/addresses/redirect'
import { label } from '@/lib/shared/i18n/admin/words'

/** Capitals become small letters, and what surrounds the path is left out; what it says is never changed. */
function spelled(typed: string): string {
  const path = withoutOrigin(typed, env().siteUrl)
    .trim()
    .toLowerCase()
    .replace(/[?#].*$/, '')
  return `/${path.replace(/^\/+|\/+$/g, '').replace(/^(?:bn|en)\//, '')}`
}

const spell: FieldHook = ({ value }) => (typeof value === 'string' ? spelled(value) : value)

const rule: TextFieldSingleValidation = async (value, { req, id, event }) => {
  const path = spelled(value ?? '')
  const fault = addressFault(path)
  if (fault) return say(`content.pages.fault.${fault}`, { path })
  if (event === 'onChange') return true
  // Drafts as well: it could not be published beside this one.
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    depth: 0,
    limit: 2,
    overrideAccess: true,
    req,
  })
  const other = docs.find((page) => page.id !== id)
  return other ? say('content.pages.fault.taken', { path, title: other.title ?? `${other.id}` }) : true
}

export const pageAddress: TextField = {
  name: 'path',
  type: 'text',
  label: label('content.pages.path'),
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: label('content.pages.pathHelp') },
  hooks: { beforeValidate: [spell] },
  validate: rule,
}
