/** A call of the content API: what the table of calls says of it, and the function behind it. */
import type { StaffNeed } from '@/lib/access/rights/matrix'
import type { FormKind } from '@/lib/intake/schema/forms'
import type { ContentType } from '@/lib/shared/content/types'
import type { Person } from './transaction'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What the description says of a call. */
interface Described {
  method: Method
  /** Segments below /api/v1; one in braces is an Id, and `{key}` the key of a donor's page. */
  path: readonly string[]
  /** What it does, for the description. */
  summary: string
  /** Type whose record it takes or gives, for the description. */
  type?: ContentType
  /** Gives a list of them. */
  list?: true
  /** Form that it takes, for the description. */
  form?: FormKind
  /** What it takes and gives as JSON Schemas, for the description, where neither is a type or a form. */
  schemas?: { takes?: object; gives: object }
}

export interface OpenCall extends Described {
  needs: 'anyone'
  /** @param key what stands in the path for `{key}` */
  run: (request: Request, ids: number[], key?: string) => Promise<Response>
}

export interface StaffCall extends Described {
  needs: StaffNeed
  /** @param person who has what it needs */
  run: (request: Request, ids: number[], person: Person) => Promise<Response>
}

/** What a call needs stands in the access matrix, and is checked before it runs (handle-call.ts). */
export type Call = OpenCall | StaffCall
