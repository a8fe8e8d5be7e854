import { copyOnlyOldColumns } from './migration-copies'

const copy = (columns: string) =>
  `await db.run(sql\`INSERT INTO \\\`__new_settings\\\`(${columns}) SELECT ${columns} FROM \\\`settings\\\`;\`)`
const migration = (up: string, down: string) =>
  `export async function up() {\n${up}\n}\nexport async function down() {\n${down}\n}\n`

test('a copy of a table leaves out the columns that it adds', () => {
  const before = { settings: { columns: { id: {}, year: {} } } }
  const down = copy('"id", "year", "old"')
  const made = copyOnlyOldColumns(migration(copy('"id", "year", "placeholders"'), down), before)
  expect(made).toBe(migration(copy('"id", "year"'), down))
})

test('a table that was not there before is copied as it is', () => {
  const code = migration(copy('"id"'), '')
  expect(copyOnlyOldColumns(code, {})).toBe(code)
})
