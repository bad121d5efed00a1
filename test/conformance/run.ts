import { createHash } from 'node:crypto'
import { machineNow } from '../clock/machine'
import { App } from './app'
import { Failure, Skipped } from './failure'
import type { Check, Ground, Member } from './check'
import { CALL_CHECKS } from './checks/calls'
import { ENVELOPE_CHECKS } from './checks/envelope'
import { APART_CHECKS, MONEY_CHECKS } from './checks/money'
import { SESSION_CHECKS } from './checks/sessions'
import { allWrites, whyUnseen, WRITE_CHECKS } from './checks/writes'
import type { Customer, Customers } from './customers'

export interface Outcome {
  readonly name: string
  readonly wire: string
  /** Why it failed; with neither this nor the next it has passed. */
  readonly failure?: string
  /** Why it wasn't made. */
  readonly skipped?: string
  readonly milliseconds: number
}

/** What a run has found. */
export interface Findings {
  readonly outcomes: readonly Outcome[]
  /** How many writes and money calls there are, and which of them weren't seen answered, with the reason. */
  readonly writes: { readonly all: number; readonly unseen: readonly { readonly name: string; readonly why: string }[] }
}

export const CHECKS: readonly Check[] = [
  ...ENVELOPE_CHECKS,
  ...SESSION_CHECKS,
  ...CALL_CHECKS,
  ...WRITE_CHECKS,
  ...MONEY_CHECKS,
  ...APART_CHECKS,
]

/** How a check ended that threw. */
function endedBy(error: unknown): Pick<Outcome, 'failure' | 'skipped'> {
  if (error instanceof Skipped) return { skipped: error.message }
  return { failure: error instanceof Failure ? error.message : `the check broke off: ${String(error)}` }
}

/** A phone's id, always the same for the same customer, because a bank trusts the first one. */
const deviceOf = ({ name, device }: Customer): string =>
  device ?? createHash('sha256').update(`conformance ${name}`).digest('hex').slice(0, 32)

/**
 * Asks a bank everything, one after the other. @param told called after each check
 * @throws Error when nobody can sign in, so that nothing can be asked
 */
export async function checkBank(
  origin: string,
  customers: Customers,
  told: (outcome: Outcome) => void = () => undefined,
  checks: readonly Check[] = CHECKS,
): Promise<Findings> {
  const [one] = customers.customers
  const seen = new Set<string>()
  const signedIn = async (customer: Customer): Promise<Member> => {
    const app = await App.at(origin, deviceOf(customer), seen)
    await app.signIn(customer)
    return { app, customer, found: new Map() }
  }
  const members = customers.customers.map((customer) => {
    let member: Promise<Member> | undefined
    return () => (member ??= signedIn(customer))
  })
  const [first, second] = [await signedIn(one), await signedIn(customers.customers[1])]
  const ground: Ground = {
    ...{ ...customers, origin, first: first.app, second: second.app },
    members: [async () => first, async () => second, ...members.slice(2)],
    anonymous: () => App.at(origin, deviceOf(one), seen),
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
  const unseen = allWrites.filter((call) => !seen.has(call.name))
  const named = unseen.map((call) => ({ name: call.name, why: whyUnseen(call, outcomes) }))
  return { outcomes, writes: { all: allWrites.length, unseen: named } }
}
