import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(process.cwd(), 'lib/cms/migrations/postgres')
const upOf = (file: string) =>
  /function up[^]*?(?=export async function down)/.exec(readFileSync(path.join(FOLDER, file), 'utf8'))

test.each(readdirSync(FOLDER).filter((file) => /^\d.*\.ts$/.test(file)))(
  '%s drops no type: the backup that is made before migrations may have columns of it, and the start would end there',
  (file) => {
    expect(upOf(file)?.[0]).toMatch(/sql`/)
    expect(upOf(file)?.[0]).not.toMatch(/DROP TYPE/i)
  },
)
