import * as migration_20261121_025423_initial from './20261121_025423_initial';
import * as migration_20261121_130850_add_imports from './20261121_130850_add_imports';
import * as migration_20261121_134036_picture_placeholders from './20261121_134036_picture_placeholders';
import * as migration_20261121_191054_add_redirects from './20261121_191054_add_redirects';
import * as migration_20261121_222624_volunteers_messages_mails from './20261121_222624_volunteers_messages_mails';

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
    name: '20261121_222624_volunteers_messages_mails'
  },
];
