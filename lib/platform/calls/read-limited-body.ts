/** Largest body of a sign-in, in bytes: an e-mail address, a password and a code. */
export const SIGN_IN_LIMIT = 10_000

/** A body that is longer than it may be. */
export class BodyTooLarge extends Error {}

/** Reads a request's body up to a limit. @param limit bytes @throws BodyTooLarge */
export async function readLimitedBody(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
