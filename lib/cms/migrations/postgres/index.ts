import * as migration_20261129_140038_first_tables from './20261129_140038_first_tables';

export const migrations = [
  {
    up: migration_20261129_140038_first_tables.up,
    down: migration_20261129_140038_first_tables.down,
    name: '20261129_140038_first_tables'
  },
];
