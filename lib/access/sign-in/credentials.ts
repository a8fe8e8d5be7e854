import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readLimitedBody } from '@/lib/platform/calls/read-limited-body'
import type { Credentials } from './sign-in'

/** An address and a password. */
const BODY_LIMIT = 10_000

const credentials = z.object({
  // No address holds a control character, and PostgreSQL fails on the first of them.
  email: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .regex(/^\P{Cc}+$/u),
  password: z.string().min(1).max(1024),
  code: z.string().trim().max(64).optional(),
})

/**
 * Reads the credentials of a sign-in: JSON, or a form whose field _payload holds JSON, as Payload's admin sends it.
 * @returns null where they are neither
 */
export async function readCredentials(req: PayloadRequest): Promise<Credentials | null> {
  const type = req.headers.get('content-type') ?? ''
  try {
    const body = await readLimitedBody(req as unknown as Request, BODY_LIMIT)
    const text = type.startsWith('multipart/form-data') ? await fieldOf(body, type) : body.toString('utf8')
    const isForm = /^(application\/json|multipart\/form-data)\b/.test(type)
    const read = isForm ? credentials.safeParse(JSON.parse(text)) : null
    return read?.success ? read.data : null
  } catch {
    // Cut off, too large, or no JSON.
    return null
  }
}

async function fieldOf(body: Buffer, type: string): Promise<string> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  return String(form.get('_payload') ?? '')
}
