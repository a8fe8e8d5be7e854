/** The content store, the staff admin and its accounts: plain Payload configuration. */
import './form-labels-by-language'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { auditPlugin } from '@/lib/access/audit/plugin'
import { accessCollections } from '@/lib/access/collections'
import { enforceMatrix } from '@/lib/access/enforce-matrix'
import { cookiePrefix, ownOrigins } from '@/lib/access/sessions/cookie-prefix'
import { languageSettings } from '@/lib/access/sessions/language-settings'
import { backups } from '@/lib/backups/global'
import { communityCollections } from '@/lib/community/collections'
import { binEndpoints } from '@/lib/content/bin-endpoints'
import { contentCollections, contentGlobals } from '@/lib/content/collections'
import { copyEnglish } from '@/lib/content/copy-english'
import { indexingReferences } from '@/lib/content/index-references'
import { keepingInBin } from '@/lib/content/keep-in-bin'
import { withCheckedOrder } from '@/lib/content/reorder'
import { givingCollections, givingGlobals } from '@/lib/giving/collections'
import { intakeCollections } from '@/lib/intake/collections'
import { outboxCollections } from '@/lib/outbox/collections'
import { databaseAdapter } from '@/lib/platform/database/adapter'
import { env } from '@/lib/platform/env/env'
import { redaction } from '@/lib/platform/log/redaction'
import { privacyEndpoints } from '@/lib/retention/privacy/endpoints'
import { setupEndpoints } from '@/lib/setup/endpoints'
import { LANGUAGE_CODES, labels } from '@/lib/shared/i18n/admin/words'
import { iconLinks } from '@/lib/shared/icons'
import { adminViews } from './admin-views'
import { answerWriteFailure } from './answer-write-failure'
import { disabledEmail } from './disabled-email'
import { withHiddenUploadFolders } from './hidden-upload-folders'
import { imports } from './import/imports'
import { inMenuOrder } from './menu-order'
import { payloadWords } from './payload-words'
import { withPlainScreens } from './plain-screens'
import { keepUnsavedAfterError } from './unsaved-after-error'

const here = path.dirname(fileURLToPath(import.meta.url))
const { databaseUrl, dataDir, payloadSecret } = env()

const config = buildConfig({
  secret: payloadSecret,
  serverURL: '',
  csrf: ownOrigins(),
  cors: ownOrigins(),
  cookiePrefix: cookiePrefix(),
  db: databaseAdapter({ databaseUrl, dataDir, migrationsDir: path.join(here, 'migrations') }),
  collections: inMenuOrder([
    ...contentCollections,
    ...communityCollections,
    ...givingCollections,
    ...outboxCollections,
    ...accessCollections,
    ...intakeCollections,
    imports,
  ]),
  globals: [...givingGlobals, ...contentGlobals, backups],
  hooks: { afterError: [answerWriteFailure] },
  plugins: [auditPlugin, keepUnsavedAfterError, indexingReferences, keepingInBin],
  // Payload adds its own to the list that it is given.
  endpoints: [...privacyEndpoints, ...binEndpoints, copyEnglish, ...setupEndpoints],
  // In plain words, and without the name of what the admin is made of.
  i18n: { ...languageSettings().i18n, translations: payloadWords },
  localization: {
    locales: [
      // Where versions are compared, Payload looks a label up by the language of the content instead of the reader's, and
      // fails where it finds none.
      { code: 'en', label: { ...labels('inbox.languages.en'), bn: labels('inbox.languages.en')['bn-BD'] } },
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
      titleSuffix: '· Admin',
      defaultOGImageType: 'off',
      icons: iconLinks(),
      openGraph: { siteName: 'Admin', description: 'For those who work on the site.' },
    },
    // Written by hand and held by a test: a server that runs on an older configuration would undo it.
    // Its folder is told to browsers, which must not learn where the site lives.
    importMap: { baseDir: '.', autoGenerate: false },
    components: {
      graphics: { Icon: '/components/admin/shared/mark#Mark' },
      providers: [
        '/components/admin/shared/words-provider#WordsProvider',
        '/components/admin/accounts/theme-cookie#ThemeCookie',
        '/components/admin/unsaved-copies/copy-removal#CopyRemoval',
        '/components/admin/sign-in/sign-in-again#SignInAgain',
      ],
      header: [
        '/components/admin/accounts/language-question#LanguageQuestion',
        '/components/admin/second-factor/enrolment-notice#EnrolmentNotice',
      ],
      actions: ['/components/admin/guide/guide-link#GuideLink'],
      beforeNavLinks: ['/components/admin/inbox/nav-links#NavLinks'],
      afterNavLinks: ['/components/admin/guide/guide-nav-link#GuideNavLink'],
      beforeDashboard: [
        '/components/admin/mail-notice#MailNotice',
        '/components/admin/source-notice#SourceNotice',
        '/components/admin/backups/backup-notice#BackupNotice',
        '/components/admin/inbox/dashboard#WaitingDashboard',
        '/components/admin/setup/open-points#OpenPoints',
      ],
      views: adminViews(LANGUAGE_CODES.en),
    },
    dateFormat: 'd MMM yyyy, HH:mm',
    timezones: { defaultTimezone: 'Asia/Dhaka', supportedTimezones: [{ label: 'Dhaka', value: 'Asia/Dhaka' }] },
  },
  upload: { limits: { fileSize: 15_000_000 }, abortOnLimit: true },
  email: disabledEmail,
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: { level: 'info', ...redaction } },
  // Somebody mistyped, or was refused with a sentence; that is no failure of the site.
  loggingLevels: {
    ...{ AuthenticationError: 'info', ValidationError: 'info', Forbidden: 'info', NotFound: 'info' },
    ...{ QueryError: 'info', Refusal: false },
  },
  sharp,
  // `npm run make-types` writes them: by itself Payload would, in a process of its own, after each change of any source.
  typescript: { outputFile: path.join(here, '../platform/payload/payload-types.ts'), autoGenerate: false },
})

// No picture is worked on twice, and libvips would keep up to 50 MB of what it has read.
sharp.cache(false)

export default config.then(withCheckedOrder).then(withHiddenUploadFolders).then(withPlainScreens).then(enforceMatrix)
