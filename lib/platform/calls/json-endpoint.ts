/** Payload endpoints of the admin that receive JSON. */
import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { errorResponse, jsonResponse } from './json-response'

/** The body of a request, parsed by a schema; null when it is invalid. */
export async function readJsonBody<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.infer<T> | null> {
  const body = await req.json?.().catch(() => undefined)
  const read = schema.safeParse(body)
  return read.success ? read.data : null
}

/**
 * A POST endpoint; a body that its schema rejects is answered with 400.
 * @param work returns the body of the response, or a whole Response
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
