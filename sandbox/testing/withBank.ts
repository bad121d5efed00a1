import type { FastifyInstance } from 'fastify'
import { machineNow } from '@sandbox/kernel/clock'
import { withDatabase, withDatabaseInTurn, withPglite } from '../kernel/db/testing/withDatabase'
import type { TestDatabase } from '../kernel/db/testing/withDatabase'
import type { BankUnderTest } from './bankUnderTest'
import { LIVED_IN } from './owners'
import { SEEDED } from './seeded'
import { testServer } from './server'
import { refuseStretching } from './stretches'

export { testsOf } from '../kernel/db/testing/withDatabase'

/** Describes the same tests on a seeded bank over PGlite and, with TEST_DATABASE_URL, over PostgreSQL. */
export const withBank = (suite: (bank: BankUnderTest) => void): void => withDatabase(over(suite), SEEDED)

/** As `withBank`, for suites in which one call follows another (`withDatabaseInTurn`). */
export const withBankInTurn = (suite: (bank: BankUnderTest) => void): void => withDatabaseInTurn(over(suite), SEEDED)

/** As `withBank` over PGlite alone, for rules on which no database decides: what calls say of themselves. */
export const withEmbeddedBank = (suite: (bank: BankUnderTest) => void): void => withPglite(over(suite), SEEDED)

/** As `withEmbeddedBank`, in a bank in which the owners have lived (`ownersOf`). */
export const withLivedInBank = (suite: (bank: BankUnderTest) => void): void =>
  withPglite(over(suite, { LOG_LEVEL: 'info' }), LIVED_IN)

const over =
  (suite: (bank: BankUnderTest) => void, env: Readonly<Record<string, string>> = {}) =>
  (database: TestDatabase): void => {
    let server: FastifyInstance | undefined
    let stretches: ReturnType<typeof refuseStretching> | undefined
    const realTime = { offset: 0 }
    const logged: string[] = []
    const log = { write: (line: string) => void logged.push(line) }
    beforeAll(async () => {
      stretches = refuseStretching(database.current)
      server = await testServer(database.current, env, () => machineNow() + realTime.offset, undefined, log)
    })
    afterAll(async () => {
      await server?.close()
      stretches?.off()
    })
    suite({
      kind: database.kind,
      realTime,
      logged,
      get db() {
        return database.current
      },
      get server() {
        if (!server) throw new Error('the bank is open inside tests and hooks only')
        return server
      },
      another: (env, access) => testServer(database.current, env, undefined, access),
    })
  }
