import { scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/database'
import { migrate, migrationsIn } from '../db/migrate'
import { openDatabase, pgliteDatabase } from '../db/open'
import { guess } from './credentials'

const SECRET = '135790'
const SALT = '0123456789abcdef0123456789abcdef'
/** How hashes were made before their cost was recorded. */
const HASH = scryptSync(SECRET, Buffer.from(SALT, 'hex'), 32, { N: 2 ** 14, r: 8, p: 1 }).toString('hex')

test('a data folder from before hashes told their cost keeps its passwords, those of drafts too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-older-'))
  const dataDir = join(folder, 'data')
  try {
    const older = await pgliteDatabase({ dataDir })
    const before = migrationsIn(join(__dirname, '../db/migrations')).filter(({ name }) => name < '0011')
    await migrate(older, before)
    const run = (statement: string) => older.drizzle.execute(sql.raw(statement))
    await run(`INSERT INTO customers (id, client_no, registered_at) VALUES ('a', '1', 0), ('b', '2', 0)`)
    await run(
      `INSERT INTO credentials (customer_id, kind, hash, salt, changed_at) VALUES ('a', 'payment', '${HASH}', '${SALT}', 0)`,
    )
    await run(`INSERT INTO onboarding_drafts VALUES
      ('a', '${JSON.stringify({ password: { hash: HASH, salt: SALT } })}', 0), ('b', '{"mobileNo":"17000000001"}', 0)`)
    await older.close()

    const database = await openDatabase({ dataDir })
    const given = { customerId: 'a', kind: 'payment', now: 0, hashing: { cost: 14 } } as const
    const tried = (secret: string) => database.transaction((tx) => guess(tx, { ...given, secret }))
    expect(await tried('135791')).toBe('wrong')
    expect(await tried(SECRET)).toBe('right')
    expect(await rowsOf(database.drizzle, sql`SELECT data FROM onboarding_drafts ORDER BY customer_id`)).toEqual([
      { data: { password: { hash: HASH, salt: SALT, cost: 14, keyId: null } } },
      { data: { mobileNo: '17000000001' } },
    ])
    await database.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
