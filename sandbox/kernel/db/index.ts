export { recordset, rowsOf, type Database, type Isolation, type Queryable, type Tx } from './database'
export * from './errors'
export { openDatabase, type DatabaseLocation } from './open'
export * as schema from './schema'
