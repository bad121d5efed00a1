import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Where statements run: the database itself or a transaction of it. */
export type Queryable = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open transaction. A function that takes one never opens another. */
export type Tx = Queryable & { readonly rollback: () => never }
