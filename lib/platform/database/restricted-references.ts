interface RawColumn {
  reference?: { onDelete?: string }
}

interface SchemaHookArgs {
  adapter: { rawTables: Record<string, { columns: Record<string, RawColumn | undefined> } | undefined> }
  schema: unknown
}

/** Table → relationship columns whose foreign keys restrict deletion. */
const RESTRICTED = { ledger_entries: ['pledge', 'campaign'] } as const satisfies Record<string, readonly string[]>

/**
 * Payload's beforeSchemaInit hook: sets ON DELETE RESTRICT, so that what a ledger entry names cannot be deleted. Payload's own
 * SET NULL would change the entry.
 * @throws Error where a relationship does not exist any more
 */
export function restrictDeletion<T>(args: T): T extends { schema: infer S } ? S : never {
  const { adapter, schema } = args as unknown as SchemaHookArgs
  for (const [table, columns] of Object.entries(RESTRICTED)) {
    for (const column of columns) {
      const reference = adapter.rawTables[table]?.columns[column]?.reference
      if (!reference) throw new Error(`There is no relationship ${column} in the table ${table}.`)
      reference.onDelete = 'restrict'
    }
  }
  return schema as never
}
