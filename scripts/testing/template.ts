/** Template databases, which test files copy: running the migrations takes longer than most tests. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { runStatement } from '@/lib/platform/database/run-statement'
import { SQLITE_FILE } from '@/lib/platform/database/sqlite-file'
import { runProgram, type TestProcess } from './database-test-process'

/** The programs that make them. */
const MAKE_TEMPLATE = 'scripts/testing/make-template.ts'
const MAKE_DEMO = 'app/api/testing/make-demo.ts'
export const TEMPLATE_PROGRAMS = [MAKE_TEMPLATE, MAKE_DEMO]

export interface Template {
  /** As TEST_TEMPLATE names it. */
  name: string
  remove: () => Promise<void>
}

/** @param env TEST_DATABASE, and TEST_DATABASE_URL for PostgreSQL */
export async function makeTemplate(on: TestProcess, env: Record<string, string>): Promise<Template> {
  const { name, remove } = await runTemplateProgram(on, MAKE_TEMPLATE, env)
  return { name, remove }
}

/** One with demo content and accounts, for the tests of calls. */
export interface DemoTemplate {
  /** As TEST_DEMO names it (app/api/testing/demo.ts). */
  named: string
  remove: () => Promise<void>
}

/** @param env as above, with TEST_TEMPLATE */
export async function makeDemoTemplate(on: TestProcess, env: Record<string, string>): Promise<DemoTemplate> {
  const { name, remove, dataDir, signedIn } = await runTemplateProgram(on, MAKE_DEMO, env)
  return { named: JSON.stringify({ name, media: path.join(dataDir, 'media'), signedIn }), remove }
}

/** What a program returns. */
interface Returned {
  dataDir: string
  databaseUrl: string
  signedIn?: unknown
}

async function runTemplateProgram(
  on: TestProcess,
  program: string,
  env: Record<string, string>,
): Promise<Template & Returned> {
  const returned = (await runProgram(on, program, env)) as Returned
  const { dataDir, databaseUrl } = returned
  const name = databaseUrl ? new URL(databaseUrl).pathname.slice(1) : path.join(dataDir, SQLITE_FILE)
  const remove = async () => {
    if (databaseUrl) await runStatement(env.TEST_DATABASE_URL ?? '', `DROP DATABASE ${name} WITH (FORCE)`)
    rmSync(dataDir, { recursive: true })
  }
  return { ...returned, name, remove }
}
