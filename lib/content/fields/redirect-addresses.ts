/** The two addresses of a redirect: stored in one spelling, and refused in words that say what to do instead. */
import type { FieldHook, PayloadRequest, TextField, TextFieldSingleValidation, Where } from 'payload'
import { type RecordPage, targetAt } from '@/lib/content/redirects/address-target'
import { say } from '@/lib/platform/calls/say'
import { env } from '@/lib/platform/env/env'
import { isFixedPage } from '@/lib/shared/addresses/fixed-pages'
import { normalizedAddress, normalizedTarget, withoutOrigin } from '@/lib/shared/addresses/redirect'
import { label } from '@/lib/shared/i18n/admin/words'

const LONGEST = 500

/** A hook that normalizes an address. What cannot be normalized stays as it was typed, for the validation to say so. */
const normalized =
  (spell: (address: string) => string | undefined): FieldHook =>
  ({ value }) => {
    if (typeof value !== 'string') return value
    const address = withoutOrigin(value, env().siteUrl)
    return spell(address) ?? address
  }

const fromRule: TextFieldSingleValidation = async (value, { req, id, event }) => {
  const typed = withoutOrigin(value ?? '', env().siteUrl)
  if (!typed) return say('content.redirects.fault.noFrom')
  if (/^https?:/i.test(typed)) return say('content.redirects.fault.elsewhere')
  const from = normalizedAddress(typed)
  if (!from) return say('content.redirects.fault.unreadable')
  if (from.length > LONGEST) return say('content.redirects.fault.tooLong', { limit: LONGEST })
  const place = targetAt(from)
  if (place === 'closed') return say('content.redirects.fault.closed', { from })
  if (place === 'page') return say('content.redirects.fault.isPage', { from })
  // What follows asks the database, once for each form that is sent and not for each letter that is typed.
  if (event === 'onChange') return true
  const title = place ? await titleAt(place, req) : await titleOfPageAt(from, req)
  if (title) return say('content.redirects.fault.hasPage', { title, from })
  const others = await redirectsWith(req, id, { or: [{ from: { equals: from } }, { to: { contains: from } }] })
  const same = others.find((other) => other.from === from)
  if (same) return say('content.redirects.fault.known', { from, to: same.to })
  const before = others.find(({ to }) => normalizedAddress(to) === from)
  return before ? say('content.redirects.fault.ledHere', { before: before.from }) : true
}

const toRule: TextFieldSingleValidation = async (value, { req, id, event, siblingData }) => {
  const typed = withoutOrigin(value ?? '', env().siteUrl)
  if (!typed) return say('content.redirects.fault.noTo')
  const to = normalizedTarget(typed)
  if (!to) return say('content.redirects.fault.unreadableTo')
  if (to.length > LONGEST) return say('content.redirects.fault.tooLong', { limit: LONGEST })
  const path = normalizedAddress(to)
  if (!path) return true
  const { from = '' } = siblingData as { from?: string }
  if (normalizedAddress(withoutOrigin(from, env().siteUrl)) === path) return say('content.redirects.fault.same')
  if (event === 'onChange') return true
  const [next] = await redirectsWith(req, id, { from: { equals: path } })
  if (next) return say('content.redirects.fault.ledOn', { path, to: next.to })
  return (await leadsSomewhere(path, req)) || say('content.redirects.fault.noPage', { path })
}

/** Whether there is something at a path of this site; of another server's records nothing is known. */
async function leadsSomewhere(path: string, req: PayloadRequest): Promise<boolean> {
  const place = targetAt(path)
  if (!place) return isFixedPage(path) || (await titleOfPageAt(path, req)) !== undefined
  if (typeof place !== 'object') return true
  return Boolean(env().contentApiUrl) || (await titleAt(place, req)) !== undefined
}

/** The title of a published record's page; undefined where there is none, or where another server has the records. */
async function titleAt({ collection, id, projectId }: RecordPage, req: PayloadRequest): Promise<string | undefined> {
  if (env().contentApiUrl) return undefined
  const { docs } = await req.payload.find({
    collection,
    where: {
      id: { equals: id },
      ...(collection !== 'campaigns' && { _status: { equals: 'published' } }),
      // A subcategory is there for as long as its project is.
      ...(projectId && { project: { equals: projectId }, 'project._status': { equals: 'published' } }),
    },
    depth: 0,
    limit: 1,
    req,
  })
  const [found] = docs
  return found && (found.title ?? say('content.redirects.untitled', { id: String(id) }))
}

/** The title of the published page made of blocks at a path; undefined where there is none. */
async function titleOfPageAt(path: string, req: PayloadRequest): Promise<string | undefined> {
  const where: Where = { path: { equals: path }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({ collection: 'pages', where, depth: 0, limit: 1, req })
  const [found] = docs
  return found && (found.title ?? say('content.redirects.untitled', { id: String(found.id) }))
}

/** Redirects other than the one that is written. */
async function redirectsWith(req: PayloadRequest, id: number | string | undefined, where: Where) {
  const { docs } = await req.payload.find({ collection: 'redirects', where, depth: 0, pagination: false, req })
  return docs.filter((other) => other.id !== id)
}

export const redirectFrom: TextField = {
  name: 'from',
  type: 'text',
  label: label('content.redirects.from'),
  required: true,
  unique: true,
  admin: {
    description: label('content.redirects.fromHelp'),
  },
  hooks: { beforeValidate: [normalized(normalizedAddress)] },
  validate: fromRule,
}

export const redirectTo: TextField = {
  name: 'to',
  type: 'text',
  label: label('content.redirects.to'),
  required: true,
  index: true,
  admin: {
    description: label('content.redirects.toHelp'),
  },
  hooks: { beforeValidate: [normalized(normalizedTarget)] },
  validate: toRule,
}
