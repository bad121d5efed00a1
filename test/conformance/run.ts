import { createHash } from 'node:crypto'
import { machineNow } from '@sandbox/kernel/clock/machine'
import { App } from './app'
import { Failure, Skipped } from './failure'
import type { Check, Ground } from './check'
import { CALL_CHECKS } from './checks/calls'
import { ENVELOPE_CHECKS } from './checks/envelope'
import { APART_CHECKS, MONEY_CHECKS } from './checks/money'
import { SESSION_CHECKS } from './checks/sessions'
import type { Customers } from './customers'

export interface Outcome {
  readonly name: string
  readonly wire: string
  /** Why it failed; with neither this nor the next it has passed. */
  readonly failure?: string
  /** Why it wasn't made. */
  readonly skipped?: string
  readonly milliseconds: number
}

export const CHECKS: readonly Check[] = [
  ...ENVELOPE_CHECKS,
  ...SESSION_CHECKS,
  ...CALL_CHECKS,
  ...MONEY_CHECKS,
  ...APART_CHECKS,
]

/** How a check ended that threw. */
function endedBy(error: unknown): Pick<Outcome, 'failure' | 'skipped'> {
  if (error instanceof Skipped) return { skipped: error.message }
  return { failure: error instanceof Failure ? error.message : `the check broke off: ${String(error)}` }
}

/** A phone's id, always the same for the same customer, because a bank trusts the first one. */
const deviceOf = (name: string): string => createHash('sha256').update(`conformance ${name}`).digest('hex').slice(0, 32)

/**
 * Asks a bank everything, one after the other. @param told called after each check
 * @throws Error when nobody can sign in, so that nothing can be asked
 */
export async function checkBank(
  origin: string,
  customers: Customers,
  told: (outcome: Outcome) => void = () => undefined,
  checks: readonly Check[] = CHECKS,
): Promise<readonly Outcome[]> {
  const [one, other] = customers.customers
  const signedIn = async (customer: typeof one): Promise<App> => {
    const app = await App.at(origin, deviceOf(customer.name))
    await app.signIn(customer)
    return app
  }
  const ground: Ground = {
    ...{ ...customers, origin, first: await signedIn(one), second: await signedIn(other) },
    anonymous: () => App.at(origin, deviceOf(one.name)),
  }
  const outcomes: Outcome[] = []
  for (const { name, wire, run } of checks) {
    const begun = machineNow()
    const ended = await run(ground).then(() => ({}), endedBy)
    const milliseconds = machineNow() - begun
    const outcome = { name, wire, milliseconds, ...ended }
    outcomes.push(outcome)
    told(outcome)
  }
  return outcomes
}
