/** One weakness each, put in on purpose, and the suite that must notice it. */

export type Suite =
  /** A pattern of unit tests. */
  | { jest: string }
  /** A part of the name of database tests. */
  | { database: string }
  /** Files below e2e. */
  | { browser: string; project?: 'sqlite' | 'postgres' | 'apart' }

export interface Weakness {
  /** Short, in small letters with hyphens. */
  name: string
  file: string
  /** Occurs once in the file. */
  find: string
  replace: string
  suite: Suite
  /** Where the door is closed twice, both are opened. */
  also?: Pick<Weakness, 'file' | 'find' | 'replace'>[]
}

export const WEAKNESSES: readonly Weakness[] = []
