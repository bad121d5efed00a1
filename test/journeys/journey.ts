import type { Applicant } from '@sandbox/business/onboarding/testing/applicant'
import type { TestCustomer } from '@sandbox/testing/client'
import type { Driver } from '../drivers/types'
import type { CapabilityName } from '@/contract/capabilities'
import type { RouteName, Query } from '@/routes/link'
import type { Console } from './console'

/** One customer with one phone at one bank, on either platform. */
export interface Scene {
  readonly driver: Driver
  readonly bank: Console
  /** Opens the app at a route as this customer, whom WeChat knows. */
  arrive(route?: RouteName, query?: Query): Promise<void>
  /** Brings the customer to home with what they own, in the shortest way, for journeys about what comes after. */
  arriveSignedIn(): Promise<void>
  /**
   * Acts for this customer by calls, for what comes before the journey's own subject: `upTo` a step, then `arrive` on it.
   * They have agreed to the privacy policy.
   */
  applicant(mobileNo: string): Promise<Applicant>
  /** Another named customer, who acts by calls: what a journey needs beside the one with the phone. */
  other(key: string): Promise<TestCustomer>
}

/** Something a customer does from beginning to end, written once and run on the H5 and in the mini-program. */
export interface Journey {
  readonly name: string
  /** Key of the named customer (sandbox/host/seeding/customers.ts). */
  readonly customer: string
  /** The platform of a journey that only one platform supports (browser history). */
  readonly only?: Driver['platform']
  /**
   * Where `npm test` runs it, and the capabilities that it is run for: each must be asked for something. Without this it is
   * left to `npm run test:full` and to runs that name it.
   */
  readonly inChange?: { readonly on: Driver['platform'] | 'both'; readonly shows: readonly CapabilityName[] }
  run(scene: Scene): Promise<void>
}
