import { LOWEST_COST } from '../config'
import { hashSecret } from '@sandbox/kernel/session/credentials'
import type { SeedPerson, SeedWorld } from '@sandbox/kernel/seed'
import { DEMO_CUSTOMERS, DEMO_GESTURE, DEMO_PASSWORD } from './customers'
import { demoIdCardNo } from './idCards'

/** The id of a named customer's row. */
export const demoCustomerId = (key: string): string => `customer-${key}`

/** The open id that the simulator for WeChat gives a named customer. */
export const demoOpenId = (key: string): string => `demo-${key}`

/** All named customers, with their ids. */
export const demoPeople = (): readonly SeedPerson[] =>
  DEMO_CUSTOMERS.map((demo) => ({
    ...demo,
    customerId: demoCustomerId(demo.key),
    openId: demoOpenId(demo.key),
    idCardNo: demoIdCardNo(demo),
  }))

/** At the lowest cost and under no key, so that the same hash is right for everybody. */
const shared = { customerId: '', hashing: { cost: LOWEST_COST } }

/** Hashed once: all named customers have the same ones, which the console shows anyway. */
export const demoSecrets = async (): Promise<SeedWorld['secrets']> => ({
  gesture: await hashSecret({ ...shared, kind: 'gesture', secret: DEMO_GESTURE }),
  payment: await hashSecret({ ...shared, kind: 'payment', secret: DEMO_PASSWORD }),
})
