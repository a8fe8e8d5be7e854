/** A label with its `{names}` filled in, for client components, which get plain strings. Unknown names stay. */
export function fill(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
