import type { CallName } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { filledPglite } from '@sandbox/kernel/db/testing/images'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import type { TestCustomers } from './testCustomers'
import type { Person } from './person'
import { LIVED_IN, ownersOf } from './owners'
import { recordUnkeyed } from './keyed'
import { resolveSample } from './ownThings'
import { testServer } from './server'
import { refuseStretching } from './stretches'
import { readsOf, watchTables } from './watch'
import type { OwnReads, Tables } from './watch'

/** A bank with its owners, in which one call after the other is asked while its tables are watched. */
export interface Walk {
  readonly bank: BankHere
  readonly testCustomers: TestCustomers
  readonly tables: Tables
  /** What calls' statements found otherwise than by its customer, each with a statement. */
  readonly unkeyed: ReadonlyMap<string, string>
  readsOf(person: Person): OwnReads
  close(): Promise<void>
}

/** On PGlite only, because contracts are tested on it and not the database. */
export async function beginWalk(): Promise<Walk> {
  const db = await filledPglite(LIVED_IN)
  const stretches = refuseStretching(db)
  const bank = { db, server: await testServer(db) }
  const testCustomers = await ownersOf(bank)
  const unkeyed = recordUnkeyed(db)
  const tables = await watchTables(db)
  const reads = new Map(testCustomers.map((person) => [person, readsOf(person, tables)]))
  return {
    bank,
    testCustomers,
    tables,
    unkeyed,
    readsOf(person) {
      const own = reads.get(person)
      if (!own) throw new Error(`${nameOf(person)} isn't of the test customers`)
      return own
    },
    async close() {
      await bank.server.close()
      await db.close()
      stretches.off()
    },
  }
}

/** What a person is called in a message. */
export const nameOf = ({ role, applicant }: Person): string => `${role} ${applicant.key}`

/** The sample as this person would send it now. */
export const requestOf = async (person: Person, name: CallName): Promise<object> =>
  Object(await resolveSample(SAMPLES[name], person.find))
