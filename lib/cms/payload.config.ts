/** The content store, the staff admin and its accounts: plain Payload configuration. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { cookiePrefix, ownOrigins } from '@/lib/accounts/cookie-prefix'
import { audited } from '@/lib/audit/audited'
import { databaseAdapter } from '@/lib/database/adapter'
import { env } from '@/lib/env'
import { keepingValuesOut } from '@/lib/log-options'
import { privacyEndpoints } from '@/lib/privacy/endpoints'
import { ICONS } from '@/lib/seo/icons'
import { closed } from './access/closed'
import { abouts, people } from './collections/about'
import { apiKeys } from './collections/api-keys'
import { auditEntries } from './collections/audit-entries'
import { campaigns } from './collections/donations'
import { limits, spentProofs, submissions } from './collections/form-records'
import { galleryImages, galleryVideos } from './collections/gallery'
import { pledgeMoves, pledges } from './collections/giving'
import { banners, faqs, intros, partners } from './collections/home'
import { imports } from './collections/imports'
import { mails } from './collections/mails'
import { media } from './collections/media'
import { messages } from './collections/messages'
import { ledgerEntries, receipts, receiptYears, statementLayouts, transactions } from './collections/money'
import { health, projects, subcategories } from './collections/projects'
import { recordReferences } from './collections/record-references'
import { redirects } from './collections/redirects'
import { refusedSignIns } from './collections/refused-sign-ins'
import { revisions } from './collections/revisions'
import { secondFactors } from './collections/second-factors'
import { events, news } from './collections/stories'
import { users } from './collections/users'
import { volunteerRegistrations } from './collections/volunteer-registrations'
import { payment } from './globals/payment'
import { settings } from './globals/settings'
import { noMail } from './no-mail'
import { keepingReferences } from './references/keep'
import { withCheckedOrder } from './reorder'
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
  typescript: { outputFile: path.join(here, 'payload-types.ts'), autoGenerate: false },
})

export default config.then(withCheckedOrder).then(withFoldersUntold).then(closed)
