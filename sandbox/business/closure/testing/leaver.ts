import { CALLS } from '@/contract/calls'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import type { Owner } from '@sandbox/business/security/testing/owner'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import type { TestCustomer } from '@sandbox/testing/client'
import { moveClosure, openClosure } from '../closures'

/** Begins closing, agreeing to whatever lapses, and has shown a face for it. */
export async function beProven({ db }: BankHere, { customerId }: Owner, phone: TestCustomer): Promise<void> {
  const { findings } = expectDone(await phone.call(CALLS.queryClosure, {}))
  const agreed = findings.filter(({ effect }) => effect === 'lapses').map(({ check }) => check)
  expectDone(await phone.call(CALLS.startClosure, { agreed }))
  const moment = { now: await bankNow(db.drizzle), realNow: machineNow() }
  await db.transaction(async (tx) => {
    const closure = await openClosure(tx, customerId)
    if (closure) await moveClosure(tx, closure, 'faceShown', moment)
  })
}
