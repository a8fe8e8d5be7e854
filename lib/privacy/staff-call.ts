/** What the admin's own calls have in common. */
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

const SENTENCES = {
  400: 'This could not be read. Please load the page again.',
  403: 'Your account may not do this.',
  404: 'This has been erased.',
} as const

/** Refuses a call of the admin's, in the form in which Payload does. */
export const refusal = (status: keyof typeof SENTENCES): Response =>
  Response.json({ errors: [{ message: SENTENCES[status] }] }, { status })

/** The body of a call, as a schema has it; null when it is none, or another. */
export async function readJson<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.infer<T> | null> {
  const body = await req.json?.().catch(() => undefined)
  const read = schema.safeParse(body)
  return read.success ? read.data : null
}
