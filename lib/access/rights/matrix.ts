/**
 * Who may do what: one closed table, role × collection × action and role × call. Access functions, handlers and tests
 * read it; closed.ts lays it over the CMS. What is not named here is nobody's (OWASP ASVS 5.0, 8.2: deny by default).
 */
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Action, Area, Role } from './roles'

const ALL: readonly Action[] = ['read', 'create', 'update', 'delete']
const NONE: readonly Action[] = []

/** Area → role → actions. */
export const PERMISSIONS = {
  content: { administrator: ALL, editor: ALL, treasurer: NONE, coordinator: NONE },
  campaigns: { administrator: ALL, editor: ALL, treasurer: ['read', 'update'], coordinator: NONE },
  media: { administrator: ALL, editor: ALL, treasurer: NONE, coordinator: NONE },
  inbox: {
    administrator: ['read', 'update', 'delete'],
    editor: NONE,
    treasurer: NONE,
    coordinator: ['read', 'update'],
  },
  accounts: { administrator: ALL, editor: NONE, treasurer: NONE, coordinator: NONE },
  // What happened, by whom: written by the site itself, and changed by nobody.
  audit: { administrator: ['read'], editor: NONE, treasurer: NONE, coordinator: NONE },
  settings: { administrator: ['read', 'update'], editor: ['read', 'update'], treasurer: NONE, coordinator: NONE },
  // Donors' data: nobody else's business. What is done with a gift goes by the desk's calls, which ask for 'update'.
  gifts: { administrator: ['read', 'update'], editor: NONE, treasurer: ['read', 'update'], coordinator: NONE },
  payment: { administrator: ['read', 'update'], editor: NONE, treasurer: ['read', 'update'], coordinator: NONE },
} as const satisfies Record<Area, Record<Role, readonly Action[]>>

/** Something that is done in an area. */
export type Right = `${Area}.${Action}`

/** What a call asks of who calls: a right, all or any of some, or to be signed in as oneself, which no key is. */
export type Need = 'anyone' | 'nobody' | 'person' | Right | { all: readonly Right[] } | { any: readonly Right[] }

/** What a call of the content API asks of staff. */
export type StaffNeed = Exclude<Need, 'anyone' | 'nobody' | 'person'>

/** Kind of a mail → whose business it is: one to or about a donor is the treasurers', all others are the inbox's. */
export const MAIL_AREAS = {
  'message-arrived': 'inbox',
  'message-acknowledged': 'inbox',
  'registration-arrived': 'inbox',
  'registration-acknowledged': 'inbox',
  'pledge-arrived': 'gifts',
  'pledge-acknowledged': 'gifts',
  'pledge-rejected': 'gifts',
  'receipt-issued': 'gifts',
  'receipt-cancelled': 'gifts',
} as const satisfies Record<string, Area>

export interface CollectionRow {
  /** Whose work it is; where a field of each record says that, the field and what its values mean. */
  area: Area | { field: string; areas: Readonly<Record<string, Area>> } | null
  /** What an area's rights are good for here; all else goes by calls of its own, or not at all. */
  actions: readonly Action[]
  /** What all others read. By /api/v1: of the CMS's own calls strangers have none, and keys none beyond their scope. */
  shown?: 'all' | 'published' | 'published with its project' | 'of no hidden project' | 'open'
  /** Needed to read earlier versions; left out where there are none. */
  versions?: Right
  /** What people do beside with what is theirs: their account, how they left a list, locks of what they may change. */
  own?: { by: 'account' | 'preference' | 'lock'; actions: readonly Action[] }
}

const content = { area: 'content', actions: ALL, shown: 'all' } as const satisfies CollectionRow
const article = { ...content, shown: 'published', versions: 'content.update' } as const satisfies CollectionRow
const inbox = { area: 'inbox', actions: ['read', 'update', 'delete'] } as const satisfies CollectionRow
/** Written by the desk's calls alone, which know the allowed moves. */
const desk = { area: 'gifts', actions: ['read'] } as const satisfies CollectionRow
/** What the site itself remembers; no person ever sees it. */
const machine = { area: null, actions: NONE } as const satisfies CollectionRow

export const COLLECTIONS: Readonly<Record<CollectionSlug, CollectionRow>> = {
  banners: content,
  intros: { ...content, shown: 'of no hidden project' },
  faqs: content,
  partners: content,
  abouts: content,
  people: content,
  projects: article,
  subcategories: { ...article, shown: 'published with its project' },
  health: article,
  news: article,
  events: article,
  'gallery-images': content,
  'gallery-videos': content,
  campaigns: { area: 'campaigns', actions: ALL, shown: 'open' },
  media: { area: 'media', actions: ALL, shown: 'all' },
  redirects: { area: 'content', actions: ALL },
  messages: inbox,
  'volunteer-registrations': inbox,
  mails: { area: { field: 'kind', areas: MAIL_AREAS }, actions: ['read'] },
  pledges: desk,
  'pledge-moves': desk,
  transactions: desk,
  'ledger-entries': desk,
  receipts: desk,
  'receipt-years': desk,
  'statement-layouts': desk,
  users: { area: 'accounts', actions: ALL, own: { by: 'account', actions: ['read', 'update'] } },
  // Made and ended by calls of their own: a key that is written by hand would be known to somebody.
  'api-keys': { area: 'accounts', actions: ['read'] },
  'audit-entries': { area: 'audit', actions: ['read'] },
  'refused-sign-ins': machine,
  'second-factors': machine,
  revisions: machine,
  'record-references': machine,
  imports: machine,
  submissions: machine,
  limits: machine,
  'spent-proofs': machine,
  'payload-kv': machine,
  'payload-migrations': machine,
  'payload-preferences': { ...machine, own: { by: 'preference', actions: ['read', 'update', 'delete'] } },
  'payload-locked-documents': { ...machine, own: { by: 'lock', actions: ['read', 'update', 'delete'] } },
}

export interface GlobalRow {
  area: Area
  versions?: Right
}

export const GLOBALS: Readonly<Record<GlobalSlug, GlobalRow>> = {
  payment: { area: 'payment', versions: 'payment.read' },
  settings: { area: 'settings' },
}

/** A method in small letters and a path below the collection, the global or /api. */
export type Endpoint = `${'get' | 'post' | 'patch' | 'put' | 'delete'} /${string}`

/** What a call of Payload's does. */
export type Own = Action | 'versions' | 'restore' | 'person'

/** What Payload's own calls do in every collection. `versions` and `restore` are left out where there are none. */
export const OF_COLLECTIONS: Readonly<Record<Endpoint, Own>> = {
  'get /': 'read',
  'get /count': 'read',
  'get /:id': 'read',
  'post /': 'create',
  'post /:id/duplicate': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
  'get /versions': 'versions',
  'get /versions/:id': 'versions',
  'post /versions/:id': 'restore',
  // Tells people what they may do themselves.
  'post /access/:id?': 'person',
}

export const OF_GLOBALS: Readonly<Record<Endpoint, Own>> = {
  'get /': 'read',
  'post /': 'update',
  'get /versions': 'versions',
  'get /versions/:id': 'versions',
  'post /versions/:id': 'restore',
  'post /access': 'person',
}

type Calls = Readonly<Record<Endpoint, Need>>

/** Calls that one collection has beside those. */
export const CALLS_OF: Readonly<Partial<Record<CollectionSlug, Calls>>> = {
  users: {
    'post /login': 'anyone',
    'post /logout': 'anyone',
    'post /refresh-token': 'anyone',
    'get /me': 'anyone',
    'post /password': 'person',
    // Their own, or anybody's for administrators.
    'post /:id/end-sessions': 'person',
    'post /:id/let-in': 'accounts.update',
    // Of one's own account: whoever owes the second factor must be able to set it up.
    'post /second-factor/begin': 'person',
    'post /second-factor/confirm': 'person',
    'post /second-factor/recovery-codes': 'person',
    'post /second-factor/switch-off': 'person',
    'post /:id/second-factor/take-away': 'accounts.update',
    // The first account is made at start, and passwords are not mailed.
    'get /init': 'nobody',
    'post /unlock': 'nobody',
    'post /first-register': 'nobody',
    'post /forgot-password': 'nobody',
    'post /reset-password': 'nobody',
    'post /verify/:id': 'nobody',
  },
  media: { 'get /file/:filename': 'person', 'get /paste-url/:id?': 'nobody' },
  messages: {
    'post /:id/work': 'inbox.update',
    'post /mark-read': 'inbox.update',
    'post /archive': 'inbox.update',
    'post /erase-suspected': 'inbox.delete',
  },
  'volunteer-registrations': { 'post /:id/move': 'inbox.update', 'get /export': 'inbox.read' },
  pledges: {
    'post /:id/report': 'gifts.update',
    'post /:id/cancel': 'gifts.update',
    'post /:id/reject': 'gifts.update',
    'post /:id/refund': 'gifts.update',
    'post /:id/reverse': 'gifts.update',
    'post /:id/not-spam': 'gifts.update',
    'post /:id/spam': 'gifts.update',
    'post /:id/correct': 'gifts.update',
    'post /:id/new-receipt': 'gifts.update',
    'get /export': 'gifts.read',
    'get /ledger': 'gifts.read',
  },
  transactions: {
    'post /read-sms': 'gifts.update',
    'post /import-sms': 'gifts.update',
    'post /read-statement': 'gifts.update',
    'post /import-statement': 'gifts.update',
    'get /queue': 'gifts.update',
    'get /set-aside': 'gifts.update',
    'post /verify': 'gifts.update',
    'post /verify-exact': 'gifts.update',
    'post /set-aside': 'gifts.update',
    'post /take-back': 'gifts.update',
    'post /enter': 'gifts.update',
    'post /attach-search': 'gifts.update',
  },
  receipts: { 'get /:id/pdf': 'gifts.read', 'get /statement': 'gifts.read', 'post /:id/cancel': 'gifts.update' },
  'api-keys': { 'post /make': 'accounts.create', 'post /:id/end': 'accounts.update' },
  'audit-entries': { 'get /export': 'audit.read' },
  // Which of the two it takes, the mail's kind says.
  mails: {
    'post /:id/resend': { any: ['inbox.update', 'gifts.update'] },
    'post /:id/leave': { any: ['inbox.update', 'gifts.update'] },
  },
  'payload-preferences': { 'get /:key': 'person', 'post /:key': 'person', 'delete /:key': 'person' },
}

/** Calls below /api that are no collection's. */
export const ROOT_CALLS: Calls = {
  'post /privacy/held': { any: ['inbox.delete', 'gifts.update'] },
  'post /privacy/download': { any: ['inbox.delete', 'gifts.update'] },
  'post /privacy/erase': { any: ['inbox.delete', 'gifts.update'] },
  'get /access': 'person',
  // The collection is named in the body, and asked as any other change of it.
  'post /reorder': { any: ['content.update', 'campaigns.update'] },
  'get /og': 'nobody',
}

/** Calls of /api/v1 that are no content type's. Forms, and a donor's page for whoever has its key. */
export const API_CALLS = {
  'GET contact': 'inbox.read',
  'GET contact/{id}': 'inbox.read',
  'DELETE contact/{id}': 'inbox.delete',
  'POST contact/create-contact': 'anyone',
  'GET contact/create-contact': 'anyone',
  'POST volunteer-registrations': 'anyone',
  'GET volunteer-registrations': 'anyone',
  'POST pledges': 'anyone',
  'GET pledges': 'anyone',
  'GET pledges/{key}': 'anyone',
  'POST pledges/{key}/report': 'anyone',
  'POST pledges/{key}/cancel': 'anyone',
  'GET forms/stamp': 'anyone',
  'GET versions': 'anyone',
  'GET images': 'anyone',
  'GET openapi.json': 'anyone',
} as const satisfies Record<string, Need>

/** What a write of a content type needs; they are read by everyone. Whoever writes a campaign there writes its words, too. */
export function apiWrite(collection: CollectionSlug, action: 'create' | 'update' | 'delete'): StaffNeed {
  return collection === 'campaigns' ? { all: [`campaigns.${action}`, `content.${action}`] } : `content.${action}`
}
