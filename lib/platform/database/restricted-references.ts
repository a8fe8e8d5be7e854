interface RawColumn {
  reference?: { onDelete?: string }
}

interface SchemaHookArgs {
  adapter: { rawTables: Record<string, { columns: Record<string, RawColumn | undefined> } | undefined> }
  schema: unknown
}

/** Table → columns of relationships. What they point at cannot be deleted as long as they do. */
const KEPT = { ledger_entries: ['pledge', 'campaign'] } as const satisfies Record<string, readonly string[]>

/**
 * Payload's beforeSchemaInit hook: an entry of the ledger holds what it names. Of itself Payload has the database empty
 * a relationship whose record is deleted, and that would change the entry.
 * @throws Error where a relationship is there no more, and so would be held by nothing
 */
export function restrictDeletion<T>(args: T): T extends { schema: infer S } ? S : never {
  const { adapter, schema } = args as unknown as SchemaHookArgs
  for (const [table, columns] of Object.entries(KEPT)) {
    for (const column of columns) {
      const reference = adapter.rawTables[table]?.columns[column]?.reference
      if (!reference) throw new Error(`There is no relationship ${column} in the table ${table}.`)
      reference.onDelete = 'restrict'
    }
  }
  return schema as never
}
