export { databaseWithin, recordset, rowsOf, type Database, type Isolation, type Queryable, type Tx } from './database'
export * from './errors'
export { openDatabase, type DatabaseLocation, type Statements } from './open'
export * as schema from './schema'
