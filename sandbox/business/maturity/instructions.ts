import { and, eq, inArray } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { blocksWithdrawal, instructionCutOff, instructionsFor } from '@/domain/maturity/instruction'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import { maturityOutcome, paidOutReason } from '@/domain/maturity/outcome'
import type { MaturityOutcome } from '@/domain/maturity/outcome'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { listProducts } from '../product'
import type { Product } from '../product'
import { limitsOf, targetOf } from './target'
import { maturityInstructions as given } from './tables'
import { closedRefusal, holdings, maturityInterest } from '../deposit'
import type { Holding } from '../deposit'
import type { Queryable, Tx } from '@sandbox/kernel/db'

type Given = ReadonlyMap<number, typeof given.$inferSelect>

/** The customer's choices for some holdings, by number; for one that isn't in the map nothing was chosen: it is paid out. */
export async function instructionsOf(on: Queryable, seqNos: readonly number[]): Promise<Given> {
  if (seqNos.length === 0) return new Map()
  const rows = await on
    .select()
    .from(given)
    .where(inArray(given.seqNo, [...seqNos]))
  return new Map(rows.map((row) => [row.seqNo, row]))
}

interface Choice {
  readonly instruction: MaturityInstruction
  /** Whether the customer chose it. */
  readonly decided: boolean
}

/** The instruction of one holding among choices that were read already. */
export function choiceAmong(choices: Given, seqNo: number): Choice {
  const row = choices.get(seqNo)
  return { instruction: row?.instruction ?? 'PAY_OUT', decided: row !== undefined }
}

/** The instruction of one holding. */
export const choiceOf = async (on: Queryable, seqNo: number): Promise<Choice> =>
  choiceAmong(await instructionsOf(on, [seqNo]), seqNo)

/** One instruction that may be chosen, with its result if the deposit matured under today's conditions. */
export interface InstructionOption {
  readonly instruction: MaturityInstruction
  readonly outcome: MaturityOutcome
  /** The product the money would go into. */
  readonly target?: Product
  /** Why it can't be chosen now, for the customer. */
  readonly unavailable?: string
}

/**
 * The instructions that may be chosen for a deposit. The customer's own state isn't checked, because it may change until
 * maturity.
 */
export const instructionOptions = async (on: Queryable, holding: Holding): Promise<readonly InstructionOption[]> =>
  optionsAmong(holding, await listProducts(on))

/** The same among products that were read already. */
export function optionsAmong(holding: Holding, products: readonly Product[]): readonly InstructionOption[] {
  return instructionsFor(holding.interest.method).map((instruction) => {
    const target = targetOf(holding, instruction, products)
    const outcome = maturityOutcome({
      instruction,
      principal: holding.amount,
      interest: maturityInterest(holding),
      ...(target && { target: limitsOf(target) }),
    })
    return {
      instruction,
      outcome,
      ...(target && { target }),
      ...(outcome.reason && { unavailable: paidOutReason(outcome.reason) }),
    }
  })
}

export interface InstructionOrder {
  readonly customerId: string
  readonly seqNo: number
  readonly instruction: MaturityInstruction
  readonly agreementVersion: string
  readonly elderConfirmed: boolean
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Whether the instruction of a deposit may still be changed. */
export const isChangeable = ({ status, endDay }: Holding, now: number): boolean =>
  status === 'open' && now < instructionCutOff(endDay)

/**
 * Stores what the customer wants done at maturity, replacing an earlier choice. Fails, before anything is written, with
 * HoldingUnknown, HoldingClosed, InstructionClosed or RenewalUnavailable. The caller checks suitability, agreements and
 * the password.
 */
export async function setInstruction(tx: Tx, order: InstructionOrder): Promise<Result<Holding, BankError>> {
  const { customerId, seqNo, instruction, now } = order
  // The lock makes this, a withdrawal and the day end that matures the holding wait for each other.
  const [holding] = await tx
    .select()
    .from(holdings)
    .where(and(eq(holdings.seqNo, seqNo), eq(holdings.customerId, customerId)))
    .for('no key update')
  if (!holding) return fail(bankError('HoldingUnknown'))
  const closed = closedRefusal(holding)
  if (closed) return fail(closed)
  if (!isChangeable(holding, now)) return fail(bankError('InstructionClosed'))
  const option = (await instructionOptions(tx, holding)).find((one) => one.instruction === instruction)
  if (!option || option.unavailable !== undefined) return fail(bankError('RenewalUnavailable'))
  await keep(tx, order)
  const withdrawalBlocked = blocksWithdrawal(instruction)
  await tx.update(holdings).set({ withdrawalBlocked }).where(eq(holdings.seqNo, seqNo))
  return ok({ ...holding, withdrawalBlocked })
}

async function keep(tx: Tx, order: InstructionOrder): Promise<void> {
  const { customerId, seqNo, instruction, agreementVersion, elderConfirmed, now } = order
  const terms = { instruction, agreementVersion, elderConfirmed, givenAt: now }
  await tx
    .insert(given)
    .values({ seqNo, customerId, ...terms })
    .onConflictDoUpdate({ target: given.seqNo, set: terms })
}
