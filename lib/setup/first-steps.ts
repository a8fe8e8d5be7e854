/** How far a foundation has come with the first steps. What is stored elsewhere ticks a step by itself; this is the rest. */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

/** The steps, in order. */
export const STEPS = ['name', 'logo', 'colours', 'languages', 'currencies', 'payment', 'mail', 'demo'] as const
export type Step = (typeof STEPS)[number]

export interface FirstSteps {
  /** Whether they were shown by themselves once; then the dashboard only leads there. */
  seen: boolean
  /** Steps that somebody put off, or said to be right as they are. */
  answers: Partial<Record<Step, 'later' | 'done'>>
}

/** Key under which the database stores them. */
const KEY = 'first-steps'
const collection = 'payload-kv' as CollectionSlug
const where = { key: { equals: KEY } }

/** @returns null on a site that was in use before there were first steps */
export async function readFirstSteps(payload: Payload, req?: PayloadRequest): Promise<FirstSteps | null> {
  const stored = await payload.db.findOne<{ id: number; data?: unknown }>({ collection, where, ...(req && { req }) })
  return (stored?.data as FirstSteps | undefined) ?? null
}

export async function writeFirstSteps(payload: Payload, steps: FirstSteps, req?: PayloadRequest): Promise<void> {
  await payload.db.upsert({ collection, data: { key: KEY, data: steps }, where, ...(req && { req }) })
}
