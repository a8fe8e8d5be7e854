/** For tests alone: databases of their own are made and dropped on a PostgreSQL server by plain statements. */
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
