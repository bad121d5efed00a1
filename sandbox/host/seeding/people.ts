import { LOWEST_COST } from '../config'
import { hashSecret } from '@sandbox/kernel/session/credentials'
import type { SeedPerson, SeedWorld } from '@sandbox/kernel/seed'
import { DEMO_CUSTOMERS, DEMO_GESTURE, DEMO_PASSWORD } from './customers'
import { demoIdCardNo } from './idCards'

/** The id of a named customer's row. */
export const demoCustomerId = (key: string): string => `customer-${key}`

/** The open id that the stand-in for WeChat gives a named customer. */
export const demoOpenId = (key: string): string => `demo-${key}`

/** All named customers, with their ids. */
export const demoPeople = (): readonly SeedPerson[] =>
  DEMO_CUSTOMERS.map((demo) => ({
    ...demo,
    customerId: demoCustomerId(demo.key),
    openId: demoOpenId(demo.key),
    idCardNo: demoIdCardNo(demo),
  }))

/** Hashed once, at the lowest cost: all named customers have the same ones, which the console shows anyway. */
export const demoSecrets = async (): Promise<SeedWorld['secrets']> => ({
  gesture: await hashSecret(DEMO_GESTURE, LOWEST_COST),
  payment: await hashSecret(DEMO_PASSWORD, LOWEST_COST),
})
