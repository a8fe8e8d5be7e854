/** For *.dbtest.ts alone: what scripts/test-databases.ts has made for all files to copy. */
import type { Role } from '@/e2e/support/accounts'

export interface Demo {
  /** As TEST_TEMPLATE names a database. */
  name: string
  /** Folder of its pictures. */
  media: string
  /** Headers of whoever is signed in. */
  signedIn: Record<Role | 'administrator', Record<string, string>>
}

/** @throws Error where the tests were not started by scripts/test-databases.ts */
export function demo(): Demo {
  const made = process.env.TEST_DEMO
  if (!made) throw new Error('TEST_DEMO is missing: run tsx scripts/test-databases.ts app/api')
  return JSON.parse(made) as Demo
}
