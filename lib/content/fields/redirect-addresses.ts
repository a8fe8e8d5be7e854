/** The two addresses of a redirect: stored in one spelling, and refused in words that say what to do instead. */
import type { FieldHook, PayloadRequest, TextField, TextFieldSingleValidation, Where } from 'payload'
import { type RecordPage, targetAt } from '@/lib/content/redirects/address-target'
import { env } from '@/lib/platform/env/env'
import { normalizedAddress, normalizedTarget, withoutOrigin } from '@/lib/shared/addresses/redirect'

const LONGEST = 500
const EXAMPLE = 'Please write a path of this site, such as /old-page'

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
  if (!typed) return 'Please write the old address.'
  if (/^https?:/i.test(typed)) return `This is an address of another site. ${EXAMPLE}.`
  const from = normalizedAddress(typed)
  if (!from) return `This address cannot be read. ${EXAMPLE}; it begins with one slash.`
  if (from.length > LONGEST) return `This address is too long: ${LONGEST} characters at the most.`
  const place = targetAt(from)
  if (place === 'closed') return `${from} cannot be moved: it is not a page, or is the home page.`
  if (place === 'page') return `${from} is a page of the site. Only an address without a page can lead on.`
  // What follows asks the database, once for each form that is sent and not for each letter that is typed.
  if (event === 'onChange') return true
  const title = place && (await titleAt(place, req))
  if (title) return `The page “${title}” is at ${from} now. Only an address without a page can lead on.`
  const others = await redirectsWith(req, id, { or: [{ from: { equals: from } }, { to: { contains: from } }] })
  const same = others.find((other) => other.from === from)
  if (same) return `${from} leads to ${same.to} already. Please change that entry instead.`
  const before = others.find(({ to }) => normalizedAddress(to) === from)
  return before ? `${before.from} leads here. Please lead that one to the new address first.` : true
}

const toRule: TextFieldSingleValidation = async (value, { req, id, event, siblingData }) => {
  const typed = withoutOrigin(value ?? '', env().siteUrl)
  if (!typed) return 'Please write where it leads.'
  const to = normalizedTarget(typed)
  if (!to) return 'Please write a path of this site, such as /news, or a whole address that begins with https://.'
  if (to.length > LONGEST) return `This address is too long: ${LONGEST} characters at the most.`
  const path = normalizedAddress(to)
  if (!path) return true
  const { from = '' } = siblingData as { from?: string }
  if (normalizedAddress(withoutOrigin(from, env().siteUrl)) === path)
    return 'The old address and the new one are the same.'
  if (event === 'onChange') return true
  const [next] = await redirectsWith(req, id, { from: { equals: path } })
  if (next) return `${path} itself leads to ${next.to}. Please lead there at once.`
  return (
    (await leadsSomewhere(path, req)) || `There is no page at ${path}. Please check the address, or publish it first.`
  )
}

/** Whether there is something at a path of this site; of another server's records nothing is known. */
async function leadsSomewhere(path: string, req: PayloadRequest): Promise<boolean> {
  const place = targetAt(path)
  if (typeof place !== 'object') return place !== undefined
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
  return found && (found.title ?? `number ${id}`)
}

/** Redirects other than the one that is written. */
async function redirectsWith(req: PayloadRequest, id: number | string | undefined, where: Where) {
  const { docs } = await req.payload.find({ collection: 'redirects', where, depth: 0, pagination: false, req })
  return docs.filter((other) => other.id !== id)
}

export const redirectFrom: TextField = {
  name: 'from',
  type: 'text',
  label: 'Old address',
  required: true,
  unique: true,
  admin: {
    description:
      'A path of this site, such as /old-page, or the whole address pasted. It holds for English and Bangla.',
  },
  hooks: { beforeValidate: [normalized(normalizedAddress)] },
  validate: fromRule,
}

export const redirectTo: TextField = {
  name: 'to',
  type: 'text',
  label: 'Leads to',
  required: true,
  index: true,
  admin: {
    description:
      'The new path, such as /news (Bangla readers get the Bangla page), or a whole https:// address elsewhere.',
  },
  hooks: { beforeValidate: [normalized(normalizedTarget)] },
  validate: toRule,
}
