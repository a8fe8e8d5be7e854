/** File of the SQLite database below DATA_DIR. */
export const SQLITE_FILE = 'site.db'
