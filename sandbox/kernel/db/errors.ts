/** The data directory or server can't be used as it is; the message says what to do. Stops the start. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}

/** Another process has the data directory open: PGlite allows one. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'
}

/** A migration that was applied has another text now, so the database isn't what the code expects. */
export class MigrationChanged extends Error {
  override readonly name = 'MigrationChanged'
}

/** The database was made by newer code: it has a migration this code doesn't know. */
export class MigrationUnknown extends Error {
  override readonly name = 'MigrationUnknown'
}

/** A bug: work inside a transaction reached for another connection, which would deadlock on PGlite. */
export class NestedTransaction extends Error {
  override readonly name = 'NestedTransaction'
}

/** SQLSTATE of an error or of what caused it (Drizzle wraps the driver's error); undefined for others. */
export function sqlState(error: unknown): string | undefined {
  // Not instanceof: the driver may have been loaded in another context, as in tests.
  for (let current = error; typeof current === 'object' && current; current = (current as { cause?: unknown }).cause) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}
