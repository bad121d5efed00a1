/** The data directory or server can't be used as it is; the message says what to do. Stops the start. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}

/** Another process has the data directory open: PGlite allows one. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'
}

/** A migration that was applied has another text now, so the database isn't what the code expects. Nothing was changed. */
export class MigrationChanged extends Error {
  override readonly name = 'MigrationChanged'
}

/** The database was made by newer code or before a fold: it has a migration this code doesn't know. Nothing was changed. */
export class MigrationUnknown extends Error {
  override readonly name = 'MigrationUnknown'
}

/** A bug: work inside a transaction reached for another connection, which would deadlock on PGlite. */
export class NestedTransaction extends Error {
  override readonly name = 'NestedTransaction'
}

/** A bug: a statement of the transaction failed and its error was swallowed, so COMMIT kept nothing. */
export class TransactionFailed extends Error {
  override readonly name = 'TransactionFailed'

  constructor(options?: ErrorOptions) {
    super('a statement of the transaction had failed, and its error was swallowed', options)
  }
}

/** The connection to PostgreSQL was lost or refused. The transaction under way was kept whole or not at all. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/** Others hold what the work needs, for longer than anybody waits: nothing of it was kept, and it may be tried again. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}

/** SQLSTATE of an error or of what caused it (Drizzle wraps the driver's error); undefined for others. */
export function sqlState(error: unknown): string | undefined {
  // Not instanceof: in tests the driver is loaded in another context and its classes differ.
  for (let current = error; typeof current === 'object' && current; current = (current as { cause?: unknown }).cause) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

/**
 * Of connections: lost or refused (class 08, also PgBouncer's), ended by the operator or not yet accepted (57P01 to 57P03),
 * too many; and of what writes at a server that is a standby (25006).
 */
const UNREACHABLE_STATE = /^(?:08...|57P0[123]|53300|25006)$/
const UNREACHABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

/** Whether an error or what caused it says that the database can't be reached now; trying again later may help. */
export function isUnreachable(error: unknown): boolean {
  for (let current = error; typeof current === 'object' && current; current = (current as { cause?: unknown }).cause) {
    if (current instanceof DatabaseUnreachable) return true
    const { code } = current as { code?: unknown }
    if (typeof code === 'string' && (UNREACHABLE_CODES.has(code) || UNREACHABLE_STATE.test(code))) return true
  }
  return false
}

/** Of statements: waited for a lock for too long, lost its races (deadlock, serialization) more often than they are run again. */
const BUSY_STATES: readonly unknown[] = ['55P03', '40P01', '40001']

/** Whether an error or what caused it says that others hold what was needed; trying again later helps. */
export const isBusy = (error: unknown): boolean =>
  error instanceof DatabaseBusy || BUSY_STATES.includes(sqlState(error))
