import * as migration_20261121_025423_initial from './20261121_025423_initial';
import * as migration_20261121_130850_add_imports from './20261121_130850_add_imports';

export const migrations = [
  {
    up: migration_20261121_025423_initial.up,
    down: migration_20261121_025423_initial.down,
    name: '20261121_025423_initial',
  },
  {
    up: migration_20261121_130850_add_imports.up,
    down: migration_20261121_130850_add_imports.down,
    name: '20261121_130850_add_imports'
  },
];
