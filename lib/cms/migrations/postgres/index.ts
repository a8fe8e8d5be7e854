import * as migration_20261121_025424_initial from './20261121_025424_initial';
import * as migration_20261121_130855_add_imports from './20261121_130855_add_imports';
import * as migration_20261121_134046_picture_placeholders from './20261121_134046_picture_placeholders';
import * as migration_20261121_191100_add_redirects from './20261121_191100_add_redirects';
import * as migration_20261121_222625_volunteers_messages_mails from './20261121_222625_volunteers_messages_mails';

export const migrations = [
  {
    up: migration_20261121_025424_initial.up,
    down: migration_20261121_025424_initial.down,
    name: '20261121_025424_initial',
  },
  {
    up: migration_20261121_130855_add_imports.up,
    down: migration_20261121_130855_add_imports.down,
    name: '20261121_130855_add_imports',
  },
  {
    up: migration_20261121_134046_picture_placeholders.up,
    down: migration_20261121_134046_picture_placeholders.down,
    name: '20261121_134046_picture_placeholders',
  },
  {
    up: migration_20261121_191100_add_redirects.up,
    down: migration_20261121_191100_add_redirects.down,
    name: '20261121_191100_add_redirects',
  },
  {
    up: migration_20261121_222625_volunteers_messages_mails.up,
    down: migration_20261121_222625_volunteers_messages_mails.down,
    name: '20261121_222625_volunteers_messages_mails'
  },
];
