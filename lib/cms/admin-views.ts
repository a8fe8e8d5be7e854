import type { Config } from 'payload'

type AdminViews = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>

/** The admin's screens beside Payload's own, each below /admin. Of two that fit an address the first is shown. */
export const adminViews: AdminViews = {
  secondFactor: {
    path: '/second-factor',
    exact: true,
    Component: '/components/admin/second-factor/second-factor-view#SecondFactorView',
  },
  takeAway: {
    path: '/second-factor/take-away',
    exact: true,
    Component: '/components/admin/second-factor/remove-view#RemoveSecondFactorView',
  },
  privacy: { path: '/privacy', Component: '/components/admin/privacy/privacy-view#PrivacyView' },
  giving: { path: '/giving', Component: '/components/admin/ledger/giving-view#GivingView' },
  ledger: { path: '/ledger', Component: '/components/admin/ledger/ledger-view#LedgerView' },
  receipts: {
    path: '/receipts',
    exact: true,
    Component: '/components/admin/receipts/receipts-view#ReceiptsView',
  },
  // Before the receipts by their ids.
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
  desk: { path: '/desk', Component: '/components/admin/reconciliation/reconciliation-view#ReconciliationView' },
}
