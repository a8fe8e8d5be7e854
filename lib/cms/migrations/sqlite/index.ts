import * as migration_20261121_025423_initial from './20261121_025423_initial';
import * as migration_20261121_130850_add_imports from './20261121_130850_add_imports';
import * as migration_20261121_134036_picture_placeholders from './20261121_134036_picture_placeholders';
import * as migration_20261121_191054_add_redirects from './20261121_191054_add_redirects';
import * as migration_20261121_222624_volunteers_messages_mails from './20261121_222624_volunteers_messages_mails';
import * as migration_20261122_014852_giving from './20261122_014852_giving';
import * as migration_20261122_020139_campaigns_count_money from './20261122_020139_campaigns_count_money';
import * as migration_20261122_023810_receipt_registration from './20261122_023810_receipt_registration';
import * as migration_20261122_031929_reversals_and_issuers from './20261122_031929_reversals_and_issuers';
import * as migration_20261122_032622_bank_abroad from './20261122_032622_bank_abroad';
import * as migration_20261122_052403_accounts from './20261122_052403_accounts';
import * as migration_20261122_052417_own_sign_in from './20261122_052417_own_sign_in';
import * as migration_20261122_054403_history_is_kept from './20261122_054403_history_is_kept';
import * as migration_20261122_094123_count_refusals from './20261122_094123_count_refusals';
import * as migration_20261123_065343_record_references from './20261123_065343_record_references';
import * as migration_20261123_073908_the_books_name_accounts from './20261123_073908_the_books_name_accounts';
import * as migration_20261123_120000_ledger_is_kept from './20261123_120000_ledger_is_kept';
import * as migration_20261123_130000_places_are_a_list from './20261123_130000_places_are_a_list';
import * as migration_20261123_212844_account_language from './20261123_212844_account_language';
import * as migration_20261125_110457_placeholders from './20261125_110457_placeholders';
import * as migration_20261125_145547_words from './20261125_145547_words';
import * as migration_20261125_152838_pages from './20261125_152838_pages';
import * as migration_20261125_153058_identity from './20261125_153058_identity';
import * as migration_20261125_164837_menu from './20261125_164837_menu';
import * as migration_20261126_004230_site_pictures from './20261126_004230_site_pictures';
import * as migration_20261126_014258_colours from './20261126_014258_colours';
import * as migration_20261127_150435_campaign_stories from './20261127_150435_campaign_stories';
import * as migration_20261128_112847_upright_pictures from './20261128_112847_upright_pictures';
import * as migration_20261128_181750_avif_after_upload from './20261128_181750_avif_after_upload';
import * as migration_20261128_181802_drop_avif_sizes from './20261128_181802_drop_avif_sizes';
import * as migration_20261128_183617_pictures_replaced from './20261128_183617_pictures_replaced';
import * as migration_20261128_191134_files_for_download from './20261128_191134_files_for_download';
import * as migration_20261128_193518_picture_consents from './20261128_193518_picture_consents';
import * as migration_20261128_220914_picture_looks from './20261128_220914_picture_looks';
import * as migration_20261128_224044_bin from './20261128_224044_bin';
import * as migration_20261129_020134_picture_framing from './20261129_020134_picture_framing';
import * as migration_20261129_062059_scheduled_backups from './20261129_062059_scheduled_backups';
import * as migration_20261129_114324_sums_by_index from './20261129_114324_sums_by_index';

export const migrations = [
  {
    up: migration_20261121_025423_initial.up,
    down: migration_20261121_025423_initial.down,
    name: '20261121_025423_initial',
  },
  {
    up: migration_20261121_130850_add_imports.up,
    down: migration_20261121_130850_add_imports.down,
    name: '20261121_130850_add_imports',
  },
  {
    up: migration_20261121_134036_picture_placeholders.up,
    down: migration_20261121_134036_picture_placeholders.down,
    name: '20261121_134036_picture_placeholders',
  },
  {
    up: migration_20261121_191054_add_redirects.up,
    down: migration_20261121_191054_add_redirects.down,
    name: '20261121_191054_add_redirects',
  },
  {
    up: migration_20261121_222624_volunteers_messages_mails.up,
    down: migration_20261121_222624_volunteers_messages_mails.down,
    name: '20261121_222624_volunteers_messages_mails',
  },
  {
    up: migration_20261122_014852_giving.up,
    down: migration_20261122_014852_giving.down,
    name: '20261122_014852_giving',
  },
  {
    up: migration_20261122_020139_campaigns_count_money.up,
    down: migration_20261122_020139_campaigns_count_money.down,
    name: '20261122_020139_campaigns_count_money',
  },
  {
    up: migration_20261122_023810_receipt_registration.up,
    down: migration_20261122_023810_receipt_registration.down,
    name: '20261122_023810_receipt_registration',
  },
  {
    up: migration_20261122_031929_reversals_and_issuers.up,
    down: migration_20261122_031929_reversals_and_issuers.down,
    name: '20261122_031929_reversals_and_issuers',
  },
  {
    up: migration_20261122_032622_bank_abroad.up,
    down: migration_20261122_032622_bank_abroad.down,
    name: '20261122_032622_bank_abroad',
  },
  {
    up: migration_20261122_052403_accounts.up,
    down: migration_20261122_052403_accounts.down,
    name: '20261122_052403_accounts',
  },
  {
    up: migration_20261122_052417_own_sign_in.up,
    down: migration_20261122_052417_own_sign_in.down,
    name: '20261122_052417_own_sign_in',
  },
  {
    up: migration_20261122_054403_history_is_kept.up,
    down: migration_20261122_054403_history_is_kept.down,
    name: '20261122_054403_history_is_kept',
  },
  {
    up: migration_20261122_094123_count_refusals.up,
    down: migration_20261122_094123_count_refusals.down,
    name: '20261122_094123_count_refusals',
  },
  {
    up: migration_20261123_065343_record_references.up,
    down: migration_20261123_065343_record_references.down,
    name: '20261123_065343_record_references',
  },
  {
    up: migration_20261123_073908_the_books_name_accounts.up,
    down: migration_20261123_073908_the_books_name_accounts.down,
    name: '20261123_073908_the_books_name_accounts',
  },
  {
    up: migration_20261123_120000_ledger_is_kept.up,
    down: migration_20261123_120000_ledger_is_kept.down,
    name: '20261123_120000_ledger_is_kept',
  },
  {
    up: migration_20261123_130000_places_are_a_list.up,
    down: migration_20261123_130000_places_are_a_list.down,
    name: '20261123_130000_places_are_a_list',
  },
  {
    up: migration_20261123_212844_account_language.up,
    down: migration_20261123_212844_account_language.down,
    name: '20261123_212844_account_language',
  },
  {
    up: migration_20261125_110457_placeholders.up,
    down: migration_20261125_110457_placeholders.down,
    name: '20261125_110457_placeholders',
  },
  {
    up: migration_20261125_145547_words.up,
    down: migration_20261125_145547_words.down,
    name: '20261125_145547_words',
  },
  {
    up: migration_20261125_152838_pages.up,
    down: migration_20261125_152838_pages.down,
    name: '20261125_152838_pages',
  },
  {
    up: migration_20261125_153058_identity.up,
    down: migration_20261125_153058_identity.down,
    name: '20261125_153058_identity',
  },
  {
    up: migration_20261125_164837_menu.up,
    down: migration_20261125_164837_menu.down,
    name: '20261125_164837_menu',
  },
  {
    up: migration_20261126_004230_site_pictures.up,
    down: migration_20261126_004230_site_pictures.down,
    name: '20261126_004230_site_pictures',
  },
  {
    up: migration_20261126_014258_colours.up,
    down: migration_20261126_014258_colours.down,
    name: '20261126_014258_colours',
  },
  {
    up: migration_20261127_150435_campaign_stories.up,
    down: migration_20261127_150435_campaign_stories.down,
    name: '20261127_150435_campaign_stories',
  },
  {
    up: migration_20261128_112847_upright_pictures.up,
    down: migration_20261128_112847_upright_pictures.down,
    name: '20261128_112847_upright_pictures',
  },
  {
    up: migration_20261128_181750_avif_after_upload.up,
    down: migration_20261128_181750_avif_after_upload.down,
    name: '20261128_181750_avif_after_upload',
  },
  {
    up: migration_20261128_181802_drop_avif_sizes.up,
    down: migration_20261128_181802_drop_avif_sizes.down,
    name: '20261128_181802_drop_avif_sizes',
  },
  {
    up: migration_20261128_183617_pictures_replaced.up,
    down: migration_20261128_183617_pictures_replaced.down,
    name: '20261128_183617_pictures_replaced',
  },
  {
    up: migration_20261128_191134_files_for_download.up,
    down: migration_20261128_191134_files_for_download.down,
    name: '20261128_191134_files_for_download',
  },
  {
    up: migration_20261128_193518_picture_consents.up,
    down: migration_20261128_193518_picture_consents.down,
    name: '20261128_193518_picture_consents',
  },
  {
    up: migration_20261128_220914_picture_looks.up,
    down: migration_20261128_220914_picture_looks.down,
    name: '20261128_220914_picture_looks',
  },
  {
    up: migration_20261128_224044_bin.up,
    down: migration_20261128_224044_bin.down,
    name: '20261128_224044_bin',
  },
  {
    up: migration_20261129_020134_picture_framing.up,
    down: migration_20261129_020134_picture_framing.down,
    name: '20261129_020134_picture_framing',
  },
  {
    up: migration_20261129_062059_scheduled_backups.up,
    down: migration_20261129_062059_scheduled_backups.down,
    name: '20261129_062059_scheduled_backups',
  },
  {
    up: migration_20261129_114324_sums_by_index.up,
    down: migration_20261129_114324_sums_by_index.down,
    name: '20261129_114324_sums_by_index'
  },
];
