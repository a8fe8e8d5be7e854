/** The content of a call's answer. @throws when the call failed */
export async function readJson<T>(response: Response): Promise<{ data: T }> {
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return (await response.json()) as { data: T }
}
