/**
 * The layers and contexts of the source, from below to above. This table is checked at lint (check.ts), type imports
 * included:
 *
 * 1. A file imports only from contexts listed before its own, so that no circle can arise; with `only`, from some of them.
 * 2. What others may use of a context of lib lies directly in its folder. What lies in its subfolders is its own, unless the
 *    subfolder is a context of this table.
 * 3. What browsers load imports, of lib, only contexts marked `browser`.
 *
 * Tests may import anything, and nothing but tests imports what is only for tests.
 */
export interface Context {
  /** From the root of the repository. A file belongs to the deepest context that it lies in. */
  folder: string
  /** What it is for. */
  is: string
  /** Whether what browsers load may import it. */
  browser?: true
  /** The folders that it may import, where these are not all that are listed before it. */
  only?: readonly string[]
}

/** What the reverse proxy is made of: it must work while the app does not. */
const FRONT = ['lib/shared', 'lib/platform']
/** What components draw from: props, words and figures; they know nothing of the store. */
const DRAWN = ['lib/shared', 'lib/content/rich-text']

export const CONTEXTS: readonly Context[] = [
  { folder: 'lib/shared/addresses', is: 'addresses of pages, calls and files, built in one place', browser: true },
  { folder: 'lib/shared/format', is: 'numbers, days and texts as people read them', browser: true },
  { folder: 'lib/shared/colour', is: 'the palette, contrast, and what is made of chosen colours', browser: true },
  { folder: 'lib/shared/money', is: 'currencies, amounts, payment methods, transaction IDs', browser: true },
  { folder: 'lib/shared/content', is: 'records as the wire gives them, and where pages show them', browser: true },
  { folder: 'lib/shared/i18n/messages', is: 'words in English and Bangla', browser: true },
  { folder: 'lib/shared/i18n/admin', is: 'words of the admin in English and Bangla', browser: true },
  { folder: 'lib/shared/i18n', is: 'languages of pages', browser: true },
  { folder: 'lib/shared/fonts', is: 'fonts of headings in the other language', browser: true },
  { folder: 'lib/shared/lists', is: 'pages and filters of lists in addresses', browser: true },
  { folder: 'lib/shared/forms', is: 'what travels with every form', browser: true },
  { folder: 'lib/shared', is: 'what browser, app and reverse proxy have in common', browser: true },

  { folder: 'lib/platform/env', is: 'environment variables' },
  { folder: 'lib/platform/log', is: 'the log, without personal data' },
  { folder: 'lib/platform/secrets', is: 'keys derived from the one secret' },
  { folder: 'lib/platform/credentials', is: 'session tokens and API keys, as requests carry them' },
  { folder: 'lib/platform/event-loop', is: 'long work in chunks that yield to the event loop' },
  { folder: 'lib/platform/content-security', is: 'Content-Security-Policy and the scripts of a page' },
  { folder: 'lib/platform/calls', is: 'bodies and answers of HTTP calls' },
  { folder: 'lib/platform/channel', is: 'messages between reverse proxy and app' },
  { folder: 'lib/platform/database', is: 'SQLite and PostgreSQL: transactions, locks, revisions' },
  { folder: 'lib/platform/payload', is: 'types and helpers of Payload' },
  { folder: 'lib/platform/limits', is: 'rate limits that all instances share' },
  { folder: 'lib/platform/pdf', is: 'PDF pages and fonts of both scripts' },
  { folder: 'lib/platform/remote', is: 'calls to other servers, with deadlines' },
  { folder: 'lib/platform/object-storage', is: 'files in a bucket, and copies of them' },
  { folder: 'lib/platform/remote-pictures', is: 'pictures of other servers' },
  { folder: 'lib/platform', is: 'what is about no foundation: the machine, the network, the database' },

  { folder: 'lib/access/rights', is: 'the access matrix: which role may do what', browser: true },
  { folder: 'lib/access/audit', is: 'the history of changes' },
  { folder: 'lib/access/attempts', is: 'limits on wrong passwords and codes' },
  { folder: 'lib/access/passwords', is: 'password rules and hashes' },
  { folder: 'lib/access/sessions', is: 'sessions of accounts' },
  { folder: 'lib/access/second-factor', is: 'authenticator apps and recovery codes' },
  { folder: 'lib/access/sign-in', is: 'signing in' },
  { folder: 'lib/access/keys', is: 'API keys of programs' },
  { folder: 'lib/access', is: 'accounts, and the matrix laid over the CMS' },

  { folder: 'lib/outbox/letters', is: 'the frame of every mail' },
  { folder: 'lib/outbox', is: 'mails waiting to be sent, whatever they say' },

  { folder: 'lib/content/rich-text', is: 'rich text: allowed, cleaned, drawn', browser: true },
  { folder: 'lib/content/redirects', is: 'moved addresses' },
  { folder: 'lib/content/media', is: 'uploaded pictures and their copies, and where uploaded files stand' },
  { folder: 'lib/content/files', is: 'files for download, read before they are taken' },
  { folder: 'lib/content/fields', is: 'fields that collections share' },
  { folder: 'lib/content/model', is: 'the table of content types, between CMS and wire' },
  { folder: 'lib/content/words', is: "sentences of the interface, the site's own and changed ones" },
  { folder: 'lib/content/remote', is: 'content of another server' },
  { folder: 'lib/content', is: 'collections of content, and what holds when they are saved' },

  { folder: 'lib/intake/schema', is: 'what forms ask for, checked alike by browser and server', browser: true },
  { folder: 'lib/intake', is: 'taking forms: limits, spam, stored once' },

  { folder: 'lib/giving/shared', is: 'words and shapes of giving', browser: true },
  { folder: 'lib/giving/books', is: 'pledges, bank lines and the ledger, as rows and sums' },
  { folder: 'lib/giving/receipts', is: 'receipts and statements' },
  {
    folder: 'lib/giving/pledges',
    is: 'commands of pledges: store, enter, report, verify, refund, undo, expire, erase',
  },
  { folder: 'lib/giving/donor', is: "the donor's private page" },
  { folder: 'lib/giving/statement-import', is: 'import of bank lines from SMS and statements' },
  { folder: 'lib/giving/reconciliation', is: 'matching of pledges with bank lines' },
  { folder: 'lib/giving/lists', is: 'lists, totals and exports of pledges and ledger entries' },
  { folder: 'lib/giving', is: 'collections, letters and settings of giving' },

  { folder: 'lib/community/shared', is: 'words and filters of messages and volunteers', browser: true },
  { folder: 'lib/community/messages', is: "the contact form's inbox" },
  { folder: 'lib/community/volunteers', is: 'registrations of volunteers' },
  { folder: 'lib/community', is: 'letters to and about those who wrote' },

  { folder: 'lib/retention/privacy', is: 'what is held about a person, and its erasure' },
  { folder: 'lib/retention', is: 'what is erased when its time is over' },

  { folder: 'lib/backups', is: 'backups of the whole site, and a site brought back from one' },

  { folder: 'lib/setup', is: "a foundation's beginning: first steps, and taking the demo away" },

  { folder: 'lib/cms/migrations', is: "the database's tables, step by step" },
  { folder: 'lib/cms/import', is: 'content brought in from another server' },
  { folder: 'lib/cms', is: 'Payload, put together of all contexts' },

  { folder: 'lib/delivery/polling', is: 'lists polled by the browser', browser: true },
  { folder: 'lib/delivery', is: 'the snapshot of published content, kept fresh' },

  { folder: 'lib/publishing/calendar', is: 'events for calendars' },
  { folder: 'lib/publishing/social-cards', is: 'pictures that messengers show of links' },
  { folder: 'lib/publishing/icons', is: 'icons of tabs and home screens' },
  { folder: 'lib/publishing/structured-data', is: 'JSON-LD' },
  { folder: 'lib/publishing/seo', is: 'heads, sitemap, feeds' },
  { folder: 'lib/publishing/search', is: "the site's own search" },
  { folder: 'lib/publishing', is: 'what other programs read of the site' },

  { folder: 'lib/api', is: 'the content API and the calls of forms' },
  { folder: 'lib/front', is: 'the reverse proxy: page cache, policies, limits', only: FRONT },
  { folder: 'lib/boot', is: 'what starts with the app', only: ['lib'] },
  { folder: 'lib/testing', is: 'seeds and samples of tests', only: [] },
  { folder: 'demo', is: 'the content of the invented foundation', only: ['lib'] },

  { folder: 'components/ui', is: 'props in, markup out', only: DRAWN },
  {
    folder: 'components/forms',
    is: 'forms',
    only: [...DRAWN, 'lib/intake/schema', 'lib/giving/shared', 'components/ui'],
  },
  {
    folder: 'components/blocks',
    is: 'parts of pages',
    only: [...DRAWN, 'lib/giving', 'lib/publishing', 'lib/delivery/polling', 'components'],
  },
  {
    folder: 'components/site',
    is: 'what stands around every page',
    only: [...DRAWN, 'lib/publishing', 'lib/delivery/polling', 'components'],
  },
  {
    folder: 'components/editor',
    is: 'the editor of rich text, in the admin and on /editor',
    only: [...DRAWN, 'components/ui', 'components/blocks'],
  },
  { folder: 'components/admin', is: "the admin's screens" },
  { folder: 'components', is: 'styles that several components share' },
  { folder: 'app/(site)', is: "visitors' pages" },
  { folder: 'app/(sign-in)', is: 'the sign-in of staff' },
  { folder: 'app', is: 'addresses: pages, handlers, the admin' },
]

/** Packages that one place imports, for all others. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  swiper: ['components/ui/carousel'],
  '@tiptap': ['components/editor'],
  'react-hot-toast': ['components/ui/toaster'],
  swr: ['lib/delivery/polling', 'components/blocks'],
  payload: ['lib', 'demo', 'components/admin', 'app'],
  '@payloadcms': ['lib', 'components/admin', 'app'],
  next: ['lib/shared', 'lib/publishing', 'components', 'app'],
}
