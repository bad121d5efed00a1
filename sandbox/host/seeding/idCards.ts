import type { Day } from '@/domain/dates/day'
import { idCardCheckDigit } from '@/domain/validation/idCard'
import type { DemoCustomer } from '@sandbox/kernel/seed'
import { DEMO_CUSTOMERS } from './customers'

/** Digits that GB/T 2260 assigns to no region, so that no number made here belongs to anybody. */
const NO_REGION = '990000'

/** A well-formed identity number that belongs to nobody; `sequence` is 0-999, odd for men. */
export function madeUpIdCardNo(birth: Day | string, sequence: number): string {
  const digits = `${NO_REGION}${birth}${String(sequence).padStart(3, '0')}`
  return digits + idCardCheckDigit(digits)
}

/** A named customer's identity number. */
export function demoIdCardNo({ key, birth, sex }: DemoCustomer): string {
  const index = DEMO_CUSTOMERS.findIndex((demo) => demo.key === key)
  return madeUpIdCardNo(birth, index * 2 + (sex === 'male' ? 1 : 2))
}
