import type { Config, SanitizedConfig } from 'payload'
import { inWords, type TextKey } from '@/lib/shared/i18n/admin/words'

type AdminViews = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>

/** The title is that of the browser's tab. */
type TitledView = AdminViews[string] & { title: TextKey }

/** The admin's screens beside Payload's own, each below /admin. Of two that fit an address the first is shown. */
const VIEWS: Readonly<Record<string, TitledView>> = {
  secondFactor: {
    path: '/second-factor',
    exact: true,
    Component: '/components/admin/second-factor/second-factor-view#SecondFactorView',
    title: 'content.views.secondFactor',
  },
  takeAway: {
    path: '/second-factor/take-away',
    exact: true,
    Component: '/components/admin/second-factor/remove-view#RemoveSecondFactorView',
    title: 'content.views.takeAway',
  },
  privacy: {
    path: '/privacy',
    Component: '/components/admin/privacy/privacy-view#PrivacyView',
    title: 'content.views.privacy',
  },
  missingBangla: {
    path: '/missing-bangla',
    Component: '/components/admin/translation/missing-bangla-view#MissingBanglaView',
    title: 'translation.title',
  },
  bin: {
    path: '/bin',
    exact: true,
    Component: '/components/admin/bin/bin-view#BinView',
    title: 'bin.title',
  },
  words: {
    path: '/words',
    Component: '/components/admin/words/words-view#WordsView',
    title: 'words.title',
  },
  demo: {
    path: '/demo',
    exact: true,
    Component: '/components/admin/setup/demo-view#DemoView',
    title: 'setup.demo.title',
  },
  firstSteps: {
    path: '/first-steps',
    exact: true,
    Component: '/components/admin/setup/first-steps-view#FirstStepsView',
    title: 'setup.steps.title',
  },
  giving: {
    path: '/giving',
    Component: '/components/admin/ledger/giving-view#GivingView',
    title: 'content.views.giving',
  },
  ledger: {
    path: '/ledger',
    Component: '/components/admin/ledger/ledger-view#LedgerView',
    title: 'content.views.ledger',
  },
  receipts: {
    path: '/receipts',
    exact: true,
    Component: '/components/admin/receipts/receipts-view#ReceiptsView',
    title: 'content.views.receipts',
  },
  // Before the receipts by their ids.
  statement: {
    path: '/receipts/statement',
    exact: true,
    Component: '/components/admin/receipts/statement-screen#StatementScreen',
    title: 'content.views.statement',
  },
  receipt: {
    path: '/receipts/:id',
    exact: true,
    Component: '/components/admin/receipts/receipt-view#ReceiptView',
    title: 'content.views.receipt',
  },
  newKey: {
    path: '/keys/new',
    exact: true,
    Component: '/components/admin/keys/new-key-view#NewKeyView',
    title: 'content.views.newKey',
  },
  desk: {
    path: '/desk',
    Component: '/components/admin/reconciliation/reconciliation-view#ReconciliationView',
    title: 'content.views.desk',
  },
  guide: {
    path: '/guide/:name',
    exact: true,
    Component: '/components/admin/guide/guide-view#GuideView',
    title: 'guide.title',
  },
}

/** These screens with their titles in a language, as Payload names it. */
export const adminViews = (language: string): AdminViews =>
  Object.fromEntries(
    Object.entries(VIEWS).map(([name, { title, ...view }]) => [
      name,
      { ...view, meta: { title: inWords({ key: title }, language) } },
    ]),
  )

/** The configuration with the titles of the browser's tabs in a language: Payload takes them as they stand there. */
export function titledIn(language: string, config: SanitizedConfig): SanitizedConfig {
  const { admin } = config
  const titleSuffix = inWords({ key: 'content.views.suffix' }, language)
  const components = { ...admin.components, views: adminViews(language) as typeof admin.components.views }
  return { ...config, admin: { ...admin, meta: { ...admin.meta, titleSuffix }, components } }
}
