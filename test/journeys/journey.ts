import type { Applicant } from '@sandbox/business/onboarding/testing/applicant'
import type { Driver } from '../drivers/types'
import type { RouteName, Query } from '@/routes/link'
import type { Console } from './console'

/** One customer with one phone at one bank, on either platform. */
export interface Scene {
  readonly driver: Driver
  readonly bank: Console
  /** Opens the app at a route as this customer would: WeChat knows who they are. */
  arrive(route?: RouteName, query?: Query): Promise<void>
  /**
   * Brings the customer to home with what they own, by the shortest way there is: for journeys about what comes after.
   */
  arriveSignedIn(): Promise<void>
  /**
   * This customer, by calls, for what lies before the journey's own subject: `upTo` a step, then `arrive` on it. They
   * have agreed to the privacy policy.
   */
  applicant(mobileNo: string): Promise<Applicant>
}

/** Something a customer does from beginning to end, written once and run on the H5 and in the mini-program. */
export interface Journey {
  readonly name: string
  /** Key of the named customer (sandbox/host/seeding/customers.ts). */
  readonly customer: string
  /** For journeys that only one platform can make (browser history). */
  readonly only?: Driver['platform']
  run(scene: Scene): Promise<void>
}
