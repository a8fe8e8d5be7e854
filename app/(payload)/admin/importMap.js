// First: it has the site's own styles, and a row of styles (decision 011) with the admin's before them goes to every visitor.
import { FileStateField, PictureDescriptionField, PictureFramingField, PictureStateField, RecordStateField } from '../../../components/admin/pictures/form-fields'
import { HtmlField as HtmlField_cd0ac1249e9c2db1c459d018799a04ed } from '../../../components/admin/editor/html-field'
import { GuideLink } from '../../../components/admin/guide/guide-link'
import { GuideNavLink } from '../../../components/admin/guide/guide-nav-link'
import { GuideView } from '../../../components/admin/guide/guide-view'
import { SourceNotice } from '../../../components/admin/source-notice'
import { BackupNotice } from '../../../components/admin/backups/backup-notice'
import { BackupStateField } from '../../../components/admin/backups/backup-state'
import { BinView } from '../../../components/admin/bin/bin-view'
import { WaitingDashboard } from '../../../components/admin/inbox/dashboard'
import { InboxList } from '../../../components/admin/inbox/inbox-list'
import { MessageView } from '../../../components/admin/inbox/message-view'
import { NavLinks } from '../../../components/admin/inbox/nav-links'
import { PictureList } from '../../../components/admin/picture-grid/picture-list'
import { PrivacyView } from '../../../components/admin/privacy/privacy-view'
import { ReconciliationView } from '../../../components/admin/reconciliation/reconciliation-view'
import { AccountPanel } from '../../../components/admin/accounts/account-panel'
import { AccountStatusCell } from '../../../components/admin/accounts/account-status-cell'
import { BanglaCell } from '../../../components/admin/translation/bangla-cell'
import { TranslatedDescription } from '../../../components/admin/translation/translated-description'
import { MissingBanglaView } from '../../../components/admin/translation/missing-bangla-view'
import { FieldOpener } from '../../../components/admin/setup/field-opener'
import { DemoView } from '../../../components/admin/setup/demo-view'
import { FirstStepsView } from '../../../components/admin/setup/first-steps-view'
import { OpenPoints } from '../../../components/admin/setup/open-points'
import { WordsView } from '../../../components/admin/words/words-view'
import { ColourPanel } from '../../../components/admin/colours/colour-panel'
import { AccountLanguage } from '../../../components/admin/accounts/account-language'
import { LanguageQuestion } from '../../../components/admin/accounts/language-question'
import { WordsProvider } from '../../../components/admin/shared/words-provider'
import { ThemeCookie } from '../../../components/admin/accounts/theme-cookie'
import { SignInAgain } from '../../../components/admin/sign-in/sign-in-again'
import { CopyRemoval } from '../../../components/admin/unsaved-copies/copy-removal'
import { FormCopy } from '../../../components/admin/unsaved-copies/form-copy'
import { MailNotice } from '../../../components/admin/mail-notice'
import { MailRecord } from '../../../components/admin/outbox/mail-record'
import { AuditList } from '../../../components/admin/audit/audit-list'
import { AuditRecord } from '../../../components/admin/audit/audit-record'
import { OutboxList } from '../../../components/admin/outbox/outbox-list'
import { VolunteerList } from '../../../components/admin/volunteers/volunteer-list'
import { VolunteerView } from '../../../components/admin/volunteers/volunteer-view'
import { PledgeList } from '../../../components/admin/pledges/pledge-list'
import { PledgeView } from '../../../components/admin/pledges/pledge-view'
import { GivingView } from '../../../components/admin/ledger/giving-view'
import { LedgerView } from '../../../components/admin/ledger/ledger-view'
import { ReceiptsView } from '../../../components/admin/receipts/receipts-view'
import { ReceiptView } from '../../../components/admin/receipts/receipt-view'
import { StatementScreen } from '../../../components/admin/receipts/statement-screen'
import { KeyList } from '../../../components/admin/keys/key-list'
import { KeyView } from '../../../components/admin/keys/key-view'
import { NewKeyView } from '../../../components/admin/keys/new-key-view'
import { SecondFactorPanel } from '../../../components/admin/second-factor/second-factor-panel'
import { EnrolmentNotice } from '../../../components/admin/second-factor/enrolment-notice'
import { SecondFactorView } from '../../../components/admin/second-factor/second-factor-view'
import { RemoveSecondFactorView } from '../../../components/admin/second-factor/remove-view'
import { FormGuard } from '../../../components/admin/shared/form-guard'
import { Mark } from '../../../components/admin/shared/mark'
import { DayField } from '../../../components/admin/shared/day-field'
import { NumberCell, NumberField } from '../../../components/admin/shared/number-field'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/admin/pictures/form-fields#FileStateField": FileStateField,
  "/components/admin/pictures/form-fields#PictureDescriptionField": PictureDescriptionField,
  "/components/admin/pictures/form-fields#PictureFramingField": PictureFramingField,
  "/components/admin/pictures/form-fields#PictureStateField": PictureStateField,
  "/components/admin/pictures/form-fields#RecordStateField": RecordStateField,
  "/components/admin/picture-grid/picture-list#PictureList": PictureList,
  "/components/admin/guide/guide-link#GuideLink": GuideLink,
  "/components/admin/guide/guide-nav-link#GuideNavLink": GuideNavLink,
  "/components/admin/guide/guide-view#GuideView": GuideView,
  "/components/admin/source-notice#SourceNotice": SourceNotice,
  "/components/admin/backups/backup-notice#BackupNotice": BackupNotice,
  "/components/admin/backups/backup-state#BackupStateField": BackupStateField,
  "/components/admin/bin/bin-view#BinView": BinView,
  "/components/admin/inbox/dashboard#WaitingDashboard": WaitingDashboard,
  "/components/admin/inbox/inbox-list#InboxList": InboxList,
  "/components/admin/inbox/message-view#MessageView": MessageView,
  "/components/admin/inbox/nav-links#NavLinks": NavLinks,
  "/components/admin/privacy/privacy-view#PrivacyView": PrivacyView,
  "/components/admin/reconciliation/reconciliation-view#ReconciliationView": ReconciliationView,
  "/components/admin/accounts/account-panel#AccountPanel": AccountPanel,
  "/components/admin/accounts/account-status-cell#AccountStatusCell": AccountStatusCell,
  "/components/admin/translation/bangla-cell#BanglaCell": BanglaCell,
  "/components/admin/translation/translated-description#TranslatedDescription": TranslatedDescription,
  "/components/admin/translation/missing-bangla-view#MissingBanglaView": MissingBanglaView,
  "/components/admin/words/words-view#WordsView": WordsView,
  "/components/admin/setup/field-opener#FieldOpener": FieldOpener,
  "/components/admin/setup/demo-view#DemoView": DemoView,
  "/components/admin/setup/first-steps-view#FirstStepsView": FirstStepsView,
  "/components/admin/setup/open-points#OpenPoints": OpenPoints,
  "/components/admin/colours/colour-panel#ColourPanel": ColourPanel,
  "/components/admin/accounts/account-language#AccountLanguage": AccountLanguage,
  "/components/admin/accounts/language-question#LanguageQuestion": LanguageQuestion,
  "/components/admin/shared/words-provider#WordsProvider": WordsProvider,
  "/components/admin/accounts/theme-cookie#ThemeCookie": ThemeCookie,
  "/components/admin/sign-in/sign-in-again#SignInAgain": SignInAgain,
  "/components/admin/unsaved-copies/copy-removal#CopyRemoval": CopyRemoval,
  "/components/admin/unsaved-copies/form-copy#FormCopy": FormCopy,
  "/components/admin/mail-notice#MailNotice": MailNotice,
  "/components/admin/outbox/mail-record#MailRecord": MailRecord,
  "/components/admin/audit/audit-list#AuditList": AuditList,
  "/components/admin/audit/audit-record#AuditRecord": AuditRecord,
  "/components/admin/outbox/outbox-list#OutboxList": OutboxList,
  "/components/admin/editor/html-field#HtmlField": HtmlField_cd0ac1249e9c2db1c459d018799a04ed,
  "/components/admin/volunteers/volunteer-list#VolunteerList": VolunteerList,
  "/components/admin/volunteers/volunteer-view#VolunteerView": VolunteerView,
  "/components/admin/pledges/pledge-list#PledgeList": PledgeList,
  "/components/admin/pledges/pledge-view#PledgeView": PledgeView,
  "/components/admin/ledger/giving-view#GivingView": GivingView,
  "/components/admin/ledger/ledger-view#LedgerView": LedgerView,
  "/components/admin/receipts/receipts-view#ReceiptsView": ReceiptsView,
  "/components/admin/receipts/receipt-view#ReceiptView": ReceiptView,
  "/components/admin/receipts/statement-screen#StatementScreen": StatementScreen,
  "/components/admin/keys/key-list#KeyList": KeyList,
  "/components/admin/keys/key-view#KeyView": KeyView,
  "/components/admin/keys/new-key-view#NewKeyView": NewKeyView,
  "/components/admin/second-factor/second-factor-panel#SecondFactorPanel": SecondFactorPanel,
  "/components/admin/second-factor/enrolment-notice#EnrolmentNotice": EnrolmentNotice,
  "/components/admin/second-factor/second-factor-view#SecondFactorView": SecondFactorView,
  "/components/admin/second-factor/remove-view#RemoveSecondFactorView": RemoveSecondFactorView,
  "/components/admin/shared/form-guard#FormGuard": FormGuard,
  "/components/admin/shared/mark#Mark": Mark,
  "/components/admin/shared/number-field#NumberCell": NumberCell,
  "/components/admin/shared/day-field#DayField": DayField,
  "/components/admin/shared/number-field#NumberField": NumberField,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
