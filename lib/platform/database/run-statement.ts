/** For tests alone: creates and drops databases on a PostgreSQL server. */
import { Client } from 'pg'

/** Runs a statement in a connection of its own. @param url address of one of the server's databases */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
