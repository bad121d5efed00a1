import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { LOWEST_COST } from '@sandbox/host/config'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { simulatedSecurityModule } from '@sandbox/host/simulators/securityModule'
import { testClient } from '@sandbox/testing/client'
import { setSecret } from '@sandbox/testing/setSecret'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { schema } from '../db'
import { guess } from './credentials'
import type { Hashing } from './credentials'

const OLD = { id: 'k1', key: '1'.repeat(64) }
const NEW = { id: 'k2', key: '2'.repeat(64) }
/** The same name for another key, as a thief might try. */
const GUESSED = { ...OLD, key: '3'.repeat(64) }

withBankInTurn((bank) => {
  const { credentials } = schema
  const customerId = demoCustomerId('lina')
  const under = (...keys: readonly { id: string; key: string }[]): Hashing => ({
    cost: LOWEST_COST,
    module: simulatedSecurityModule(keys),
  })
  const given = (secret: string, hashing: Hashing) =>
    ({ customerId, kind: 'payment', secret, now: 1, hashing }) as const
  const tried = (secret: string, hashing: Hashing) =>
    bank.db.transaction((tx) => guess(tx, given(secret, hashing), undefined))
  const held = async (of = customerId) => {
    const rows = await bank.db.drizzle.select().from(credentials).where(eq(credentials.customerId, of))
    return rows.find(({ kind }) => kind === 'payment')
  }

  test('a hash under a key is right by this key alone: who has the database can try all six digits for nothing', async () => {
    await setSecret(bank.db.drizzle, given(DEMO_PASSWORD, under(OLD)))
    expect(await held()).toMatchObject({ keyId: 'k1' })
    expect(await tried(DEMO_PASSWORD, under(OLD))).toBe('right')
    expect(await tried('135791', under(OLD))).toBe('wrong')
    expect(await tried(DEMO_PASSWORD, under(GUESSED))).toBe('wrong')
    const asIfUnkeyed = await held()
    await bank.db.drizzle.update(credentials).set({ keyId: null }).where(eq(credentials.customerId, customerId))
    expect(await tried(DEMO_PASSWORD, under())).toBe('wrong')
    await bank.db.drizzle
      .update(credentials)
      .set({ keyId: asIfUnkeyed?.keyId })
      .where(eq(credentials.customerId, customerId))
  })

  test('a lost key is a fault, and costs the customer no guess', async () => {
    await setSecret(bank.db.drizzle, given(DEMO_PASSWORD, under(OLD)))
    for (const without of [under(), under(NEW)]) await expect(tried(DEMO_PASSWORD, without)).rejects.toThrow(/key/)
    expect(await held()).toMatchObject({ failures: 0 })
  })

  test('the first right guess puts a hash without a key, or under an older one, under the key of now', async () => {
    await setSecret(bank.db.drizzle, given(DEMO_PASSWORD, under()))
    expect(await held()).toMatchObject({ keyId: null })
    expect(await tried('135791', under(OLD))).toBe('wrong')
    expect(await held()).toMatchObject({ keyId: null, failures: 1 })
    expect(await tried(DEMO_PASSWORD, under(OLD))).toBe('right')
    expect(await held()).toMatchObject({ keyId: 'k1', failures: 0 })
    expect(await tried(DEMO_PASSWORD, under(NEW, OLD))).toBe('right')
    const renewed = await held()
    expect(renewed).toMatchObject({ keyId: 'k2' })
    expect(await tried(DEMO_PASSWORD, under(NEW))).toBe('right')
    expect(await held()).toEqual(renewed)
  })

  test('a known hash put into another customer’s row opens nothing', async () => {
    await setSecret(bank.db.drizzle, given(DEMO_PASSWORD, under(OLD)))
    const mine = await held()
    const other = demoCustomerId('sunli')
    const { hash, salt, cost, keyId } = mine ?? { hash: '', salt: '', cost: 0, keyId: null }
    await bank.db.drizzle.update(credentials).set({ hash, salt, cost, keyId }).where(eq(credentials.customerId, other))
    const there = { ...given(DEMO_PASSWORD, under(OLD)), customerId: other }
    expect(await bank.db.transaction((tx) => guess(tx, there, undefined))).toBe('wrong')
  })

  test('a bank with a configured key takes over the passwords of one without', async () => {
    const keyed = await bank.another({ CREDENTIAL_KEYS: `k9=${'9'.repeat(64)}` })
    const customer = await testClient(keyed).as('马超')
    const set = await customer.call(CALLS.setGesturePassword, { pattern: DEMO_GESTURE, password: DEMO_PASSWORD })
    expect(set.ok).toBe(true)
    expect(await held(demoCustomerId('machao'))).toMatchObject({ keyId: 'k9' })
    await keyed.close()
  })
})
