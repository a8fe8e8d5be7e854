import * as migration_20261121_025424_initial from './20261121_025424_initial';

export const migrations = [
  {
    up: migration_20261121_025424_initial.up,
    down: migration_20261121_025424_initial.down,
    name: '20261121_025424_initial'
  },
];
