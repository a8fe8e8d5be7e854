/** Why a record was not written, in the words of whoever refused it. */
export function reasonOf(error: unknown): string {
  const fields = (error as { data?: { errors?: { path?: string; message?: string }[] } }).data?.errors
  const said = fields?.map(({ path, message }) => `${path}: ${message}`).join(' ')
  return (said || (error instanceof Error ? error.message : String(error))).replace(/\.$/, '')
}
