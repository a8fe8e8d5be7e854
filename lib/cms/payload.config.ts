/** The content store, the staff admin and its accounts: plain Payload configuration. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { auditEntries } from '@/lib/access/audit/audit-entries'
import { audited } from '@/lib/access/audit/audited'
import { closed } from '@/lib/access/closed-configuration'
import { apiKeys } from '@/lib/access/collections/api-keys'
import { refusedSignIns } from '@/lib/access/collections/refused-sign-ins'
import { secondFactors } from '@/lib/access/collections/second-factors'
import { users } from '@/lib/access/collections/users'
import { cookiePrefix, ownOrigins } from '@/lib/access/sessions/cookie-prefix'
import { messages } from '@/lib/community/messages/messages'
import { volunteerRegistrations } from '@/lib/community/volunteers/volunteer-registrations'
import { abouts } from '@/lib/content/collections/abouts'
import { banners } from '@/lib/content/collections/banners'
import { events } from '@/lib/content/collections/events'
import { faqs } from '@/lib/content/collections/faqs'
import { galleryImages } from '@/lib/content/collections/gallery-images'
import { galleryVideos } from '@/lib/content/collections/gallery-videos'
import { health } from '@/lib/content/collections/health'
import { intros } from '@/lib/content/collections/intros'
import { media } from '@/lib/content/collections/media'
import { news } from '@/lib/content/collections/news'
import { partners } from '@/lib/content/collections/partners'
import { people } from '@/lib/content/collections/people'
import { projects } from '@/lib/content/collections/projects'
import { recordReferences } from '@/lib/content/collections/record-references'
import { redirects } from '@/lib/content/collections/redirects'
import { revisions } from '@/lib/content/collections/revisions'
import { subcategories } from '@/lib/content/collections/subcategories'
import { settings } from '@/lib/content/globals/settings'
import { keepingReferences } from '@/lib/content/keep-references'
import { withCheckedOrder } from '@/lib/content/reorder'
import { campaigns } from '@/lib/giving/collections/campaigns'
import { ledgerEntries } from '@/lib/giving/collections/ledger-entries'
import { pledgeMoves } from '@/lib/giving/collections/pledge-moves'
import { pledges } from '@/lib/giving/collections/pledges'
import { receiptYears } from '@/lib/giving/collections/receipt-years'
import { receipts } from '@/lib/giving/collections/receipts'
import { statementLayouts } from '@/lib/giving/collections/statement-layouts'
import { transactions } from '@/lib/giving/collections/transactions'
import { payment } from '@/lib/giving/globals/payment'
import { limits } from '@/lib/intake/collections/limits'
import { spentProofs } from '@/lib/intake/collections/spent-proofs'
import { submissions } from '@/lib/intake/collections/submissions'
import { mails } from '@/lib/outbox/collections/mails'
import { databaseAdapter } from '@/lib/platform/database/adapter'
import { env } from '@/lib/platform/env/env'
import { keepingValuesOut } from '@/lib/platform/log/options'
import { privacyEndpoints } from '@/lib/retention/privacy/endpoints'
import { ICONS } from '@/lib/shared/icons'
import { imports } from './import/imports'
import { noMail } from './no-mail'
import { keepingUnsaved } from './still-unsaved'
import { withFoldersUntold } from './untold-folders'

const here = path.dirname(fileURLToPath(import.meta.url))
const { databaseUrl, dataDir, payloadSecret } = env()

const config = buildConfig({
  secret: payloadSecret,
  serverURL: '',
  csrf: ownOrigins(),
  cors: ownOrigins(),
  cookiePrefix: cookiePrefix(),
  db: databaseAdapter({ databaseUrl, dataDir, migrationsDir: path.join(here, 'migrations') }),
  collections: [
    banners,
    intros,
    faqs,
    partners,
    abouts,
    people,
    projects,
    subcategories,
    health,
    campaigns,
    news,
    events,
    galleryImages,
    galleryVideos,
    media,
    messages,
    volunteerRegistrations,
    pledges,
    pledgeMoves,
    transactions,
    ledgerEntries,
    receipts,
    receiptYears,
    statementLayouts,
    mails,
    redirects,
    users,
    apiKeys,
    secondFactors,
    auditEntries,
    refusedSignIns,
    revisions,
    recordReferences,
    imports,
    submissions,
    limits,
    spentProofs,
  ],
  globals: [payment, settings],
  plugins: [audited, keepingUnsaved, keepingReferences],
  // Payload adds its own to the list that it is given.
  endpoints: [...privacyEndpoints],
  // In plain words, and without the name of what the admin is made of.
  i18n: {
    translations: {
      en: {
        general: {
          payloadSettings: 'How the admin looks',
          sorryNotFound: 'It is not there any more, or it is not for your role to see.',
        },
      },
    },
  },
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'bn', label: 'বাংলা' },
    ],
    defaultLocale: 'en',
    fallback: true,
  },
  admin: {
    user: 'users',
    avatar: 'default',
    // Of Payload's own it would tell with each page: its icon, its name and what it is.
    meta: {
      titleSuffix: ' · Admin',
      defaultOGImageType: 'off',
      icons: ICONS,
      openGraph: { siteName: 'Admin', description: 'For those who work on the site.' },
    },
    // Written by hand and held by a test: a server that runs on an older configuration would undo it.
    // Its folder is told to browsers, which must not learn where the site lives.
    importMap: { baseDir: '.', autoGenerate: false },
    components: {
      graphics: { Icon: '/components/admin/shared/mark#Mark' },
      providers: ['/components/admin/accounts/theme-cookie#ThemeCookie'],
      header: ['/components/admin/second-factor/notice#SecondFactorNotice'],
      beforeNavLinks: ['/components/admin/inbox/nav-links#NavLinks'],
      beforeDashboard: [
        '/components/admin/mail-notice#MailNotice',
        '/components/admin/inbox/dashboard#WaitingDashboard',
      ],
      views: {
        secondFactor: {
          path: '/second-factor',
          exact: true,
          Component: '/components/admin/second-factor/second-factor-view#SecondFactorView',
        },
        takeAway: {
          path: '/second-factor/take-away',
          exact: true,
          Component: '/components/admin/second-factor/take-away-view#TakeAwayView',
        },
        privacy: { path: '/privacy', Component: '/components/admin/privacy/privacy-view#PrivacyView' },
        giving: { path: '/giving', Component: '/components/admin/ledger/giving-view#GivingView' },
        ledger: { path: '/ledger', Component: '/components/admin/ledger/ledger-view#LedgerView' },
        receipts: {
          path: '/receipts',
          exact: true,
          Component: '/components/admin/receipts/receipts-view#ReceiptsView',
        },
        // Before the receipts by their ids: the first that fits is taken.
        statement: {
          path: '/receipts/statement',
          exact: true,
          Component: '/components/admin/receipts/statement-screen#StatementScreen',
        },
        receipt: {
          path: '/receipts/:id',
          exact: true,
          Component: '/components/admin/receipts/receipt-view#ReceiptView',
        },
        newKey: { path: '/keys/new', exact: true, Component: '/components/admin/keys/new-key-view#NewKeyView' },
        desk: { path: '/desk', Component: '/components/admin/desk/desk-view#DeskView' },
      },
    },
    dateFormat: 'd MMM yyyy, HH:mm',
    timezones: { defaultTimezone: 'Asia/Dhaka', supportedTimezones: [{ label: 'Dhaka', value: 'Asia/Dhaka' }] },
  },
  upload: { limits: { fileSize: 15_000_000 }, abortOnLimit: true },
  email: noMail,
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: { level: 'info', ...keepingValuesOut } },
  // Somebody mistyped, or was refused with a sentence; that is no failure of the site.
  loggingLevels: {
    ...{ AuthenticationError: 'info', ValidationError: 'info', Forbidden: 'info', NotFound: 'info' },
    ...{ QueryError: 'info', Refusal: false },
  },
  sharp,
  // `npm run make-types` writes them: by itself Payload would, in a process of its own, after each change of any source.
  typescript: { outputFile: path.join(here, '../platform/payload/payload-types.ts'), autoGenerate: false },
})

export default config.then(withCheckedOrder).then(withFoldersUntold).then(closed)
