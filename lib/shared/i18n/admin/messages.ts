/** The admin's words, by area, in both languages: an area or a text that Bangla lacks does not compile. */

import siteBn from '@/lib/shared/i18n/messages/bn.json'
import siteEn from '@/lib/shared/i18n/messages/en.json'
import accountBn from './messages/account.bn.json'
import accountEn from './messages/account.en.json'
import auditBn from './messages/audit.bn.json'
import auditEn from './messages/audit.en.json'
import contentBn from './messages/content.bn.json'
import contentEn from './messages/content.en.json'
import editorBn from './messages/editor.bn.json'
import editorEn from './messages/editor.en.json'
import inboxBn from './messages/inbox.bn.json'
import inboxEn from './messages/inbox.en.json'
import keysBn from './messages/keys.bn.json'
import keysEn from './messages/keys.en.json'
import ledgerBn from './messages/ledger.bn.json'
import ledgerEn from './messages/ledger.en.json'
import outboxBn from './messages/outbox.bn.json'
import outboxEn from './messages/outbox.en.json'
import pledgesBn from './messages/pledges.bn.json'
import pledgesEn from './messages/pledges.en.json'
import privacyBn from './messages/privacy.bn.json'
import privacyEn from './messages/privacy.en.json'
import receiptsBn from './messages/receipts.bn.json'
import receiptsEn from './messages/receipts.en.json'
import reconciliationBn from './messages/reconciliation.bn.json'
import reconciliationEn from './messages/reconciliation.en.json'
import secondFactorBn from './messages/secondFactor.bn.json'
import secondFactorEn from './messages/secondFactor.en.json'
import settingsBn from './messages/settings.bn.json'
import settingsEn from './messages/settings.en.json'
import sharedBn from './messages/shared.bn.json'
import sharedEn from './messages/shared.en.json'
import signInBn from './messages/signIn.bn.json'
import signInEn from './messages/signIn.en.json'
import translationBn from './messages/translation.bn.json'
import translationEn from './messages/translation.en.json'
import volunteersBn from './messages/volunteers.bn.json'
import volunteersEn from './messages/volunteers.en.json'

const english = {
  account: accountEn,
  audit: auditEn,
  content: contentEn,
  // The editor's own words are also the site's: visitors try it on /editor.
  editor: { ...editorEn, tool: siteEn.editor.tool },
  inbox: inboxEn,
  keys: keysEn,
  ledger: ledgerEn,
  outbox: outboxEn,
  pledges: pledgesEn,
  privacy: privacyEn,
  receipts: receiptsEn,
  reconciliation: reconciliationEn,
  secondFactor: secondFactorEn,
  settings: settingsEn,
  shared: sharedEn,
  signIn: signInEn,
  translation: translationEn,
  volunteers: volunteersEn,
}

export type AdminMessages = typeof english
export type Area = keyof AdminMessages

const bangla: AdminMessages = {
  account: accountBn,
  audit: auditBn,
  content: contentBn,
  editor: { ...editorBn, tool: siteBn.editor.tool },
  inbox: inboxBn,
  keys: keysBn,
  ledger: ledgerBn,
  outbox: outboxBn,
  pledges: pledgesBn,
  privacy: privacyBn,
  receipts: receiptsBn,
  reconciliation: reconciliationBn,
  secondFactor: secondFactorBn,
  settings: settingsBn,
  shared: sharedBn,
  signIn: signInBn,
  translation: translationBn,
  volunteers: volunteersBn,
}

export const ADMIN_MESSAGES = { en: english, bn: bangla }
