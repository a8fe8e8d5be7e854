import type { Config } from 'payload'

type AdminViews = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>

/** The title is that of the browser's tab. */
type TitledView = AdminViews[string] & { meta: { title: string } }

/** The admin's screens beside Payload's own, each below /admin. Of two that fit an address the first is shown. */
export const adminViews: Record<string, TitledView> = {
  secondFactor: {
    path: '/second-factor',
    exact: true,
    Component: '/components/admin/second-factor/second-factor-view#SecondFactorView',
    meta: { title: 'Authenticator app' },
  },
  takeAway: {
    path: '/second-factor/take-away',
    exact: true,
    Component: '/components/admin/second-factor/remove-view#RemoveSecondFactorView',
    meta: { title: 'Take an authenticator app away' },
  },
  privacy: {
    path: '/privacy',
    Component: '/components/admin/privacy/privacy-view#PrivacyView',
    meta: { title: 'A person’s data' },
  },
  missingBangla: {
    path: '/missing-bangla',
    Component: '/components/admin/translation/missing-bangla-view#MissingBanglaView',
    meta: { title: 'Missing in Bangla' },
  },
  giving: {
    path: '/giving',
    Component: '/components/admin/ledger/giving-view#GivingView',
    meta: { title: 'Overview of giving' },
  },
  ledger: { path: '/ledger', Component: '/components/admin/ledger/ledger-view#LedgerView', meta: { title: 'Ledger' } },
  receipts: {
    path: '/receipts',
    exact: true,
    Component: '/components/admin/receipts/receipts-view#ReceiptsView',
    meta: { title: 'Receipts' },
  },
  // Before the receipts by their ids.
  statement: {
    path: '/receipts/statement',
    exact: true,
    Component: '/components/admin/receipts/statement-screen#StatementScreen',
    meta: { title: 'Statement of a donor’s year' },
  },
  receipt: {
    path: '/receipts/:id',
    exact: true,
    Component: '/components/admin/receipts/receipt-view#ReceiptView',
    meta: { title: 'Receipt' },
  },
  newKey: {
    path: '/keys/new',
    exact: true,
    Component: '/components/admin/keys/new-key-view#NewKeyView',
    meta: { title: 'New API key' },
  },
  desk: {
    path: '/desk',
    Component: '/components/admin/reconciliation/reconciliation-view#ReconciliationView',
    meta: { title: 'Reconcile' },
  },
}
