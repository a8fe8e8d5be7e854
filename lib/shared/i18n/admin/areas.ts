/** The admin's words, by area, in both languages: an area or a text that Bangla lacks does not compile. */

import siteBn from '@/lib/shared/i18n/messages/bn.json' with { type: 'json' }
import siteEn from '@/lib/shared/i18n/messages/en.json' with { type: 'json' }
import accountBn from './messages/account.bn.json' with { type: 'json' }
import accountEn from './messages/account.en.json' with { type: 'json' }
import auditBn from './messages/audit.bn.json' with { type: 'json' }
import auditEn from './messages/audit.en.json' with { type: 'json' }
import backupsBn from './messages/backups.bn.json' with { type: 'json' }
import backupsEn from './messages/backups.en.json' with { type: 'json' }
import binBn from './messages/bin.bn.json' with { type: 'json' }
import binEn from './messages/bin.en.json' with { type: 'json' }
import coloursBn from './messages/colours.bn.json' with { type: 'json' }
import coloursEn from './messages/colours.en.json' with { type: 'json' }
import contentBn from './messages/content.bn.json' with { type: 'json' }
import contentEn from './messages/content.en.json' with { type: 'json' }
import editorBn from './messages/editor.bn.json' with { type: 'json' }
import editorEn from './messages/editor.en.json' with { type: 'json' }
import guideBn from './messages/guide.bn.json' with { type: 'json' }
import guideEn from './messages/guide.en.json' with { type: 'json' }
import inboxBn from './messages/inbox.bn.json' with { type: 'json' }
import inboxEn from './messages/inbox.en.json' with { type: 'json' }
import keysBn from './messages/keys.bn.json' with { type: 'json' }
import keysEn from './messages/keys.en.json' with { type: 'json' }
import ledgerBn from './messages/ledger.bn.json' with { type: 'json' }
import ledgerEn from './messages/ledger.en.json' with { type: 'json' }
import outboxBn from './messages/outbox.bn.json' with { type: 'json' }
import outboxEn from './messages/outbox.en.json' with { type: 'json' }
import pictureDescriptionBn from './messages/pictureDescription.bn.json' with { type: 'json' }
import pictureDescriptionEn from './messages/pictureDescription.en.json' with { type: 'json' }
import pictureFramingBn from './messages/pictureFraming.bn.json' with { type: 'json' }
import pictureFramingEn from './messages/pictureFraming.en.json' with { type: 'json' }
import pictureListBn from './messages/pictureList.bn.json' with { type: 'json' }
import pictureListEn from './messages/pictureList.en.json' with { type: 'json' }
import picturesBn from './messages/pictures.bn.json' with { type: 'json' }
import picturesEn from './messages/pictures.en.json' with { type: 'json' }
import pledgesBn from './messages/pledges.bn.json' with { type: 'json' }
import pledgesEn from './messages/pledges.en.json' with { type: 'json' }
import privacyBn from './messages/privacy.bn.json' with { type: 'json' }
import privacyEn from './messages/privacy.en.json' with { type: 'json' }
import receiptsBn from './messages/receipts.bn.json' with { type: 'json' }
import receiptsEn from './messages/receipts.en.json' with { type: 'json' }
import reconciliationBn from './messages/reconciliation.bn.json' with { type: 'json' }
import reconciliationEn from './messages/reconciliation.en.json' with { type: 'json' }
import secondFactorBn from './messages/secondFactor.bn.json' with { type: 'json' }
import secondFactorEn from './messages/secondFactor.en.json' with { type: 'json' }
import settingsBn from './messages/settings.bn.json' with { type: 'json' }
import settingsEn from './messages/settings.en.json' with { type: 'json' }
import setupBn from './messages/setup.bn.json' with { type: 'json' }
import setupEn from './messages/setup.en.json' with { type: 'json' }
import sharedBn from './messages/shared.bn.json' with { type: 'json' }
import sharedEn from './messages/shared.en.json' with { type: 'json' }
import signInBn from './messages/signIn.bn.json' with { type: 'json' }
import signInEn from './messages/signIn.en.json' with { type: 'json' }
import translationBn from './messages/translation.bn.json' with { type: 'json' }
import translationEn from './messages/translation.en.json' with { type: 'json' }
import volunteersBn from './messages/volunteers.bn.json' with { type: 'json' }
import volunteersEn from './messages/volunteers.en.json' with { type: 'json' }
import wordsBn from './messages/words.bn.json' with { type: 'json' }
import wordsEn from './messages/words.en.json' with { type: 'json' }

const english = {
  account: accountEn,
  audit: auditEn,
  backups: backupsEn,
  bin: binEn,
  colours: coloursEn,
  content: contentEn,
  // The editor's own words are also the site's: visitors try it on /editor.
  editor: { ...editorEn, tool: siteEn.editor.tool },
  guide: guideEn,
  inbox: inboxEn,
  keys: keysEn,
  ledger: ledgerEn,
  outbox: outboxEn,
  pictureList: pictureListEn,
  pictureDescription: pictureDescriptionEn,
  pictureFraming: pictureFramingEn,
  pictures: picturesEn,
  pledges: pledgesEn,
  privacy: privacyEn,
  receipts: receiptsEn,
  reconciliation: reconciliationEn,
  secondFactor: secondFactorEn,
  settings: settingsEn,
  setup: setupEn,
  shared: sharedEn,
  signIn: signInEn,
  translation: translationEn,
  volunteers: volunteersEn,
  words: wordsEn,
}

export type AdminMessages = typeof english
export type Area = keyof AdminMessages

const bangla: AdminMessages = {
  account: accountBn,
  audit: auditBn,
  backups: backupsBn,
  bin: binBn,
  colours: coloursBn,
  content: contentBn,
  editor: { ...editorBn, tool: siteBn.editor.tool },
  guide: guideBn,
  inbox: inboxBn,
  keys: keysBn,
  ledger: ledgerBn,
  outbox: outboxBn,
  pictureList: pictureListBn,
  pictureDescription: pictureDescriptionBn,
  pictureFraming: pictureFramingBn,
  pictures: picturesBn,
  pledges: pledgesBn,
  privacy: privacyBn,
  receipts: receiptsBn,
  reconciliation: reconciliationBn,
  secondFactor: secondFactorBn,
  settings: settingsBn,
  setup: setupBn,
  shared: sharedBn,
  signIn: signInBn,
  translation: translationBn,
  volunteers: volunteersBn,
  words: wordsBn,
}

export const ADMIN_MESSAGES = { en: english, bn: bangla }
