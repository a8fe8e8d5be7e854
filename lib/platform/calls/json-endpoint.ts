/** Calls of the admin's own that are sent JSON. */
import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { errorResponse, jsonResponse } from './json-response'

/** The body of a call, as a schema has it; null when it is none, or another. */
export async function readJsonBody<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.infer<T> | null> {
  const body = await req.json?.().catch(() => undefined)
  const read = schema.safeParse(body)
  return read.success ? read.data : null
}

/**
 * A call by POST: what its schema does not read is refused.
 * @param work what is done; it gives the body of the answer, or the whole of it
 */
export const jsonEndpoint = <T extends z.ZodType>(
  path: string,
  schema: T,
  work: (req: PayloadRequest, asked: z.infer<T>) => Promise<object>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const asked = await readJsonBody(req, schema)
    if (!asked) return errorResponse(400)
    const done = await work(req, asked)
    return done instanceof Response ? done : jsonResponse(done)
  },
})
