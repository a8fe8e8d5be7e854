/**
 * The access matrix: one closed table, role × collection × action and role × call. Access functions, handlers and tests
 * read it; enforce-matrix.ts enforces it on the CMS. What is not named here is denied (OWASP ASVS 5.0, 8.2: deny by default).
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
  // Written by the site itself, and changed by nobody.
  audit: { administrator: ['read'], editor: NONE, treasurer: NONE, coordinator: NONE },
  settings: { administrator: ['read', 'update'], editor: ['read', 'update'], treasurer: NONE, coordinator: NONE },
  // Donors' data. Commands on pledges have calls of their own, which need 'update'.
  gifts: { administrator: ['read', 'update'], editor: NONE, treasurer: ['read', 'update'], coordinator: NONE },
  payment: { administrator: ['read', 'update'], editor: NONE, treasurer: ['read', 'update'], coordinator: NONE },
} as const satisfies Record<Area, Record<Role, readonly Action[]>>

/** The right to an action in an area. */
export type Right = `${Area}.${Action}`

/** What a call needs: a right, all or any of some, or a signed-in person (no API key). */
export type Need = 'anyone' | 'nobody' | 'person' | Right | { all: readonly Right[] } | { any: readonly Right[] }

/** What a call of the content API needs of staff. */
export type StaffNeed = Exclude<Need, 'anyone' | 'nobody' | 'person'>

/** Kind of a mail → its area: mails to or about donors are in `gifts`, those about the site itself are the administrators', all others are in `inbox`. */
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
  'backup-overdue': 'accounts',
} as const satisfies Record<string, Area>

export interface CollectionRow {
  /** The area of its records; where a field decides that, the field and the area of each value. */
  area: Area | { field: string; areas: Readonly<Record<string, Area>> } | null
  /** Actions that the area's rights allow here; all others have calls of their own, or none. */
  actions: readonly Action[]
  /** What everybody may read, by /api/v1: Payload's own calls are closed to anonymous clients, and to keys beyond their scope. */
  shown?: 'all' | 'published' | 'published with its project' | 'of no hidden project' | 'open'
  /** Needed to read earlier versions; left out where there are none. */
  versions?: Right
  /** Actions of people on what is their own: their account, list preferences, locks of what they may change. */
  own?: { by: 'account' | 'preference' | 'lock'; actions: readonly Action[] }
}

const content = { area: 'content', actions: ALL, shown: 'all' } as const satisfies CollectionRow
const article = { ...content, shown: 'published', versions: 'content.update' } as const satisfies CollectionRow
const inbox = { area: 'inbox', actions: ['read', 'update', 'delete'] } as const satisfies CollectionRow
/** Written only by commands on pledges, which know the allowed transitions. */
const giving = { area: 'gifts', actions: ['read'] } as const satisfies CollectionRow
/** The site's own bookkeeping, hidden from staff. */
const machine = { area: null, actions: NONE } as const satisfies CollectionRow

export const COLLECTIONS: Readonly<Record<CollectionSlug, CollectionRow>> = {
  pages: article,
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
  files: { area: 'media', actions: ALL, shown: 'all' },
  redirects: { area: 'content', actions: ALL },
  // Changed by a call of their own, which checks each text.
  words: { area: 'content', actions: NONE },
  messages: inbox,
  'volunteer-registrations': inbox,
  mails: { area: { field: 'kind', areas: MAIL_AREAS }, actions: ['read'] },
  pledges: giving,
  'pledge-moves': giving,
  transactions: giving,
  'ledger-entries': giving,
  receipts: giving,
  'receipt-years': giving,
  'statement-layouts': giving,
  users: { area: 'accounts', actions: ALL, own: { by: 'account', actions: ['read', 'update'] } },
  // Created and revoked by calls of their own: a key that is written by hand would be known to somebody.
  'api-keys': { area: 'accounts', actions: ['read'] },
  'audit-entries': { area: 'audit', actions: ['read'] },
  'refused-sign-ins': machine,
  'second-factors': machine,
  revisions: machine,
  'record-references': machine,
  'bin-entries': machine,
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
  backups: { area: 'accounts' },
  menu: { area: 'content' },
  payment: { area: 'payment', versions: 'payment.read' },
  settings: { area: 'settings' },
}

/** A method in small letters and a path below the collection, the global or /api. */
export type Endpoint = `${'get' | 'post' | 'patch' | 'put' | 'delete'} /${string}`

/** Kind of a standard call of Payload's. */
export type CallKind = Action | 'versions' | 'restore' | 'person'

/** Payload's standard calls of every collection, by kind. `versions` and `restore` are denied where there are no versions. */
export const COLLECTION_CALLS: Readonly<Record<Endpoint, CallKind>> = {
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
  // One's own permissions on a record.
  'post /access/:id?': 'person',
}

export const GLOBAL_CALLS: Readonly<Record<Endpoint, CallKind>> = {
  'get /': 'read',
  'post /': 'update',
  'get /versions': 'versions',
  'get /versions/:id': 'versions',
  'post /versions/:id': 'restore',
  'post /access': 'person',
}

type Calls = Readonly<Record<Endpoint, Need>>

/** Calls of single collections beside those. */
export const OWN_CALLS: Readonly<Partial<Record<CollectionSlug, Calls>>> = {
  users: {
    'post /login': 'anyone',
    'post /logout': 'anyone',
    'post /refresh-token': 'anyone',
    'get /me': 'anyone',
    'post /password': 'person',
    'post /language': 'person',
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
  media: {
    'get /list': 'media.read',
    'get /counts': 'media.read',
    'post /tag': 'media.update',
    'get /:id/alike': 'media.read',
    'post /:id/describe': 'media.update',
    'get /:id/uses': 'media.read',
    'get /:id/former/:name': 'media.update',
    'get /:id/whole': 'media.update',
    'post /:id/take-away': 'media.delete',
    'post /:id/bring-back': 'media.update',
    'get /file/:filename': 'person',
    'get /paste-url/:id?': 'nobody',
  },
  people: { 'get /:id/uses': 'content.read' },
  projects: { 'get /:id/uses': 'content.read' },
  campaigns: { 'get /:id/uses': 'campaigns.read' },
  files: { 'get /:id/uses': 'media.read', 'get /file/:filename': 'person', 'get /paste-url/:id?': 'nobody' },
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
  // Which of the two it takes, the sentence's place says (lib/content/words/groups.ts).
  words: { 'post /change': { any: ['content.update', 'payment.update'] } },
  // Which of the two it takes, the mail's kind says.
  mails: {
    'post /:id/resend': { any: ['inbox.update', 'gifts.update'] },
    'post /:id/leave': { any: ['inbox.update', 'gifts.update'] },
  },
  'payload-preferences': { 'get /:key': 'person', 'post /:key': 'person', 'delete /:key': 'person' },
}

/** Calls below /api that belong to no collection. */
export const ROOT_CALLS: Calls = {
  'post /privacy/held': { any: ['inbox.delete', 'gifts.update'] },
  'post /privacy/download': { any: ['inbox.delete', 'gifts.update'] },
  'post /privacy/erase': { any: ['inbox.delete', 'gifts.update'] },
  'get /access': 'person',
  // The collection is named in the body, and asked as any other change of it.
  // The collection is named in the body here, too.
  'post /bin/bring-back': { any: ['content.delete', 'campaigns.delete', 'media.delete'] },
  'post /bin/delete': { any: ['content.delete', 'campaigns.delete', 'media.delete'] },
  'post /copy-english': { any: ['content.update', 'campaigns.update', 'media.update'] },
  'post /reorder': { any: ['content.update', 'campaigns.update'] },
  // Of administrators alone, who give their password once more for the first of them.
  'post /setup/take-demo-away': 'accounts.update',
  'post /setup/steps': 'accounts.update',
  'get /og': 'nobody',
}

/** Calls of /api/v1 that belong to no content type: forms, and a pledge's status page for who has its key. */
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
  'POST pledges/find': 'anyone',
  'GET pledges/find': 'anyone',
  'GET pledges/{key}': 'anyone',
  'POST pledges/{key}/report': 'anyone',
  'POST pledges/{key}/cancel': 'anyone',
  'GET forms/stamp': 'anyone',
  'GET versions': 'anyone',
  'GET images': 'anyone',
  'GET pages': 'anyone',
  'GET menu': 'anyone',
  'GET words': 'anyone',
  'GET openapi.json': 'anyone',
} as const satisfies Record<string, Need>

/** What a write of a content type needs; they are read by everyone. Whoever writes a campaign there writes its words, too. */
export function apiWrite(collection: CollectionSlug, action: 'create' | 'update' | 'delete'): StaffNeed {
  return collection === 'campaigns' ? { all: [`campaigns.${action}`, `content.${action}`] } : `content.${action}`
}
