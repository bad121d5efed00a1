import { and, eq, inArray } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { simulatedChoices } from './tables'

/**
 * What card banks can do with a transfer: accept it; refuse it for one of three reasons; be silent and then have accepted,
 * refused or stay silent; or accept it, and a minute later send the money back (out) or take it back (in).
 */
const TRANSFERS = [
  'success',
  'refuseBalance',
  'refuseClosed',
  'refuseLimit',
  'timeoutThenYes',
  'timeoutThenNo',
  'silent',
  'return',
  'reverse',
] as const

/** What each simulator can answer; the first is what it answers until the console chooses another. */
export const SIMULATOR_OUTCOMES = {
  ocr: [
    'person',
    'blurred',
    'wrongSide',
    'unavailable',
    'expired',
    'older',
    'under16',
    'wrongCheckDigit',
    'longTerm',
    'minority',
    'rare',
    'taken',
  ],
  face: ['pass', 'otherFace', 'notAlive', 'noRecord', 'unavailable'],
  identity: ['match', 'mismatch', 'unavailable'],
  card: ['match', 'phone', 'owner', 'unavailable'],
  /** The outcome of all of a customer's transfers. */
  transfer: TRANSFERS,
  /** The outcome of the next one only. */
  nextTransfer: ['asAll', ...TRANSFERS],
  phoneOwner: ['match', 'mismatch', 'unavailable'],
  loans: ['none', 'open', 'unavailable'],
  registry: ['open', 'identity', 'card', 'accountLimit', 'riskControl', 'unavailable'],
} as const

export type SimulatorName = keyof typeof SIMULATOR_OUTCOMES
export type SimulatorOutcome<Name extends SimulatorName> = (typeof SIMULATOR_OUTCOMES)[Name][number]

const { wechatIdentities } = schema

/** What the console chose for the person behind an open id. */
export async function chooseOutcome<Name extends SimulatorName>(
  on: Queryable,
  openId: string,
  service: Name,
  outcome: SimulatorOutcome<Name>,
): Promise<void> {
  await on
    .insert(simulatedChoices)
    .values({ openId, service, outcome })
    .onConflictDoUpdate({ target: [simulatedChoices.openId, simulatedChoices.service], set: { outcome } })
}

/** What a simulator answers about a customer: what was chosen for one of their open ids, or the first outcome. */
export async function outcomeFor<Name extends SimulatorName>(
  on: Queryable,
  customerId: string,
  service: Name,
): Promise<SimulatorOutcome<Name>> {
  const [chosen] = await on
    .select({ outcome: simulatedChoices.outcome })
    .from(simulatedChoices)
    .innerJoin(wechatIdentities, eq(wechatIdentities.openId, simulatedChoices.openId))
    .where(and(eq(wechatIdentities.customerId, customerId), eq(simulatedChoices.service, service)))
  return readOutcome(service, chosen?.outcome)
}

/** As `outcomeFor`, and uses the choice up; of two callers at once one gets it. */
export async function takeOutcome<Name extends SimulatorName>(
  on: Queryable,
  customerId: string,
  service: Name,
): Promise<SimulatorOutcome<Name>> {
  const theirs = on
    .select({ openId: wechatIdentities.openId })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.customerId, customerId))
  const [chosen] = await on
    .delete(simulatedChoices)
    .where(and(eq(simulatedChoices.service, service), inArray(simulatedChoices.openId, theirs)))
    .returning({ outcome: simulatedChoices.outcome })
  return readOutcome(service, chosen?.outcome)
}

function readOutcome<Name extends SimulatorName>(service: Name, chosen: string | undefined): SimulatorOutcome<Name> {
  const outcomes: readonly string[] = SIMULATOR_OUTCOMES[service]
  const outcome = chosen !== undefined && outcomes.includes(chosen) ? chosen : outcomes[0]
  return outcome as SimulatorOutcome<Name>
}

/** Every choice that was made. */
export const allChoices = (
  on: Queryable,
): Promise<{ readonly openId: string; readonly service: string; readonly outcome: string }[]> =>
  on.select().from(simulatedChoices)
