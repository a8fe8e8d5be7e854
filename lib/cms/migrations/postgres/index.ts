import * as migration_20261121_025424_initial from './20261121_025424_initial';
import * as migration_20261121_130855_add_imports from './20261121_130855_add_imports';

export const migrations = [
  {
    up: migration_20261121_025424_initial.up,
    down: migration_20261121_025424_initial.down,
    name: '20261121_025424_initial',
  },
  {
    up: migration_20261121_130855_add_imports.up,
    down: migration_20261121_130855_add_imports.down,
    name: '20261121_130855_add_imports'
  },
];
