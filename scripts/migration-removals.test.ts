import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lastUserOf, releasesIn, removalsOf } from './migration-removals'

const ROOT = path.resolve(__dirname, '..')
const FOLDER = path.join(ROOT, 'lib/cms/migrations')
const MIGRATIONS = ['postgres', 'sqlite'].flatMap((database) =>
  readdirSync(path.join(FOLDER, database))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => `${database}/${file}`),
)
const source = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const releases = releasesIn(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'))

test.each(MIGRATIONS)('%s takes nothing away that the version before it uses', (file) => {
  const code = source(file)
  const lastUser = lastUserOf(code)
  // The version before is the newest release: what that used may still be running.
  if (lastUser) expect(releases.slice(1)).toContain(lastUser)
  else expect(removalsOf(code)).toEqual([])
})

test.each(MIGRATIONS)('%s drops no type: backups of before have columns of it, which ends the start', (file) => {
  const [up] = source(file).split(/(?=export async function down)/)
  expect(up).not.toMatch(/DROP TYPE/i)
})

const up = (...statements: string[]) =>
  `export async function up({ db }) {\n${statements.map((sql) => `  await db.run(sql\`${sql}\`)`).join('\n')}\n}\n\nexport async function down({ db }) {\n  await db.run(sql\`DROP TABLE notes;\`)\n}\n`

test.each([
  'DROP TABLE \\`notes\\`;',
  'ALTER TABLE "notes" DROP COLUMN "text";',
  'ALTER TABLE \\`notes\\` DROP COLUMN \\`text\\`;',
  'ALTER TABLE "notes" RENAME COLUMN "text" TO "words";',
  'ALTER TABLE "notes" RENAME TO "remarks";',
  'ALTER TABLE "notes" ALTER COLUMN "text" SET NOT NULL;',
  'ALTER TABLE "notes" ALTER COLUMN "text" DROP DEFAULT;',
  'ALTER TABLE "notes" ALTER COLUMN "text" SET DATA TYPE integer;',
  'ALTER TABLE "notes" ADD COLUMN "day" timestamp(3) with time zone NOT NULL;',
  'ALTER TABLE \\`notes\\` ADD \\`day\\` text NOT NULL;',
  'DELETE FROM notes WHERE true;',
])('%s takes something away', (statement) => {
  expect(removalsOf(up(statement))).toHaveLength(1)
})

test.each([
  'CREATE TABLE "notes" ("id" serial PRIMARY KEY NOT NULL, "text" varchar NOT NULL);',
  'ALTER TABLE "notes" ADD COLUMN "day" timestamp(3) with time zone DEFAULT now() NOT NULL;',
  'ALTER TABLE \\`notes\\` ADD \\`day\\` text;',
  'ALTER TABLE "notes" ALTER COLUMN "text" DROP NOT NULL;',
  'ALTER TABLE "notes" DROP CONSTRAINT "notes_fk";',
  'DROP INDEX "notes_idx";',
  `ALTER TYPE "public"."enum_notes_kind" ADD VALUE 'late';`,
  'FOREIGN KEY (\\`image_id\\`) REFERENCES \\`media\\`(\\`id\\`) ON UPDATE no action ON DELETE set null',
  'CREATE TRIGGER notes_kept BEFORE DELETE ON notes BEGIN SELECT 1; END',
])('%s takes nothing away', (statement) => {
  expect(removalsOf(up(statement))).toEqual([])
})

test('a table that is rebuilt with its rows takes nothing away, and one without them does', () => {
  const rebuild = [
    'CREATE TABLE \\`__new_notes\\` (\\`id\\` integer PRIMARY KEY);',
    'INSERT INTO \\`__new_notes\\`("id") SELECT "id" FROM \\`notes\\`;',
    'DROP TABLE \\`notes\\`;',
    'ALTER TABLE \\`__new_notes\\` RENAME TO \\`notes\\`;',
  ]
  expect(removalsOf(up(...rebuild))).toEqual([])
  const [made = '', , ...replaced] = rebuild
  expect(removalsOf(up(made, ...replaced))).toHaveLength(2)
})

test('which version was the last to use it stands on a line of its own', () => {
  expect(lastUserOf('// Last used by 0.2.0\nexport async function up() {}')).toBe('0.2.0')
  expect(lastUserOf('// Not last used by 0.2.0')).toBeNull()
  expect(releasesIn('# Changes\n\n## Unreleased\n\n## 0.3.0 (2027-01-02)\n\n## 0.2.0 (2026-12-01)\n')).toEqual([
    '0.3.0',
    '0.2.0',
  ])
})
