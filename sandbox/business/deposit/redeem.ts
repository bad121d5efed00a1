import { and, eq } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { withdrawableFrom } from '@/domain/interest/valueDate'
import { addFen } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { postMany } from '@sandbox/kernel/ledger'
import type { TransactionDraft } from '@sandbox/kernel/ledger'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import type { Order } from '@sandbox/kernel/orders/orders'
import { lossOf, termInterest, withdrawalInterest, withdrawalRate } from './interest'
import { closingEntries } from './settle'
import { holdings } from './tables'
import type { Holding } from './tables'
import type { Queryable, Tx } from '@sandbox/kernel/db'

export interface Withdrawal {
  readonly customerId: string
  readonly seqNo: number
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

export interface WithdrawalPreview {
  /** Why it can't be withdrawn now: HoldingClosed, WithdrawalBlocked or NotYetWithdrawable. */
  readonly refusal?: BankError
  readonly principal: Fen
  /** Interest paid with the principal now, in fen. */
  readonly interest: Fen
  readonly rate: BasisPoints
  /** Interest of the whole term when held to its end, in fen. */
  readonly interestAtMaturity: Fen
  /** Interest lost by not waiting, in fen. */
  readonly loss: Fen
  readonly endDay: Day
  /** Epoch ms from which it can be withdrawn (01:00 of the day after interest starts, §9). */
  readonly withdrawableFrom: number
}

/** A customer's deposit by its number; undefined for another's or none. */
export async function findHolding(on: Queryable, customerId: string, seqNo: number): Promise<Holding | undefined> {
  const [holding] = await on.select().from(holdings).where(isHolding(customerId, seqNo))
  return holding
}

const isHolding = (customerId: string, seqNo: number) =>
  and(eq(holdings.seqNo, seqNo), eq(holdings.customerId, customerId))

/** What is said of a deposit that has ended by itself: its owner may be about to withdraw it, and hasn't. */
const ENDED_BY_ITSELF: Readonly<Partial<Record<Holding['status'], string>>> = {
  matured: '该笔存款已到期，本金和利息已转入电子账户',
  renewed: '该笔存款已到期，并已按您选择的到期处理方式办理',
}

/** HoldingClosed for a deposit that isn't open any more, with what became of it; undefined for one that is. */
export const closedRefusal = ({ status }: Pick<Holding, 'status'>): BankError | undefined =>
  status === 'open' ? undefined : bankError('HoldingClosed', ENDED_BY_ITSELF[status])

/** Why a deposit can't be withdrawn at `now`; undefined when it can. */
export function withdrawalRefusal(holding: Holding, now: number): BankError | undefined {
  const closed = closedRefusal(holding)
  if (closed) return closed
  if (holding.withdrawalBlocked) return bankError('WithdrawalBlocked')
  return now < withdrawableFrom(holding.startDay) ? bankError('NotYetWithdrawable') : undefined
}

/** What a full withdrawal would pay now. Fails with HoldingUnknown. */
export async function previewRedeem(
  on: Queryable,
  { customerId, seqNo, now }: Withdrawal,
): Promise<Result<WithdrawalPreview, BankError>> {
  const holding = await findHolding(on, customerId, seqNo)
  if (!holding) return fail(bankError('HoldingUnknown'))
  const today = dayOfInstant(now)
  return ok({
    refusal: withdrawalRefusal(holding, now),
    principal: holding.amount,
    interest: withdrawalInterest(holding, today),
    rate: withdrawalRate(holding, today),
    interestAtMaturity: termInterest(holding),
    loss: lossOf(holding, today),
    endDay: holding.endDay,
    withdrawableFrom: withdrawableFrom(holding.startDay),
  })
}

export interface Redemption extends Withdrawal {
  readonly clientId?: string
  /**
   * The interest the customer saw, in fen; when it has changed since, this fails with RateChanged. Without it nothing is
   * compared.
   */
  readonly expectedInterest?: Fen
  /**
   * What is taken from the payout by postings of their own: made together with it, before a freeze that is short holds the
   * rest of what comes in.
   */
  readonly takenFrom?: readonly TransactionDraft[]
}

/**
 * Withdraws a whole deposit, before maturity at the early rate, and pays it to the electronic account. Fails, before
 * anything is written, with HoldingUnknown, HoldingClosed, WithdrawalBlocked, NotYetWithdrawable or RateChanged.
 */
export async function redeemDeposit(
  tx: Tx,
  { customerId, seqNo, clientId, expectedInterest, takenFrom = [], now }: Redemption,
): Promise<Result<{ order: Order; holding: Holding; principal: Fen; interest: Fen }, BankError>> {
  // The lock makes two withdrawals, or a withdrawal and the day end that matures the holding, wait for each other.
  const [holding] = await tx.select().from(holdings).where(isHolding(customerId, seqNo)).for('no key update')
  if (!holding) return fail(bankError('HoldingUnknown'))
  const refusal = withdrawalRefusal(holding, now)
  if (refusal) return fail(refusal)
  const interest = withdrawalInterest(holding, dayOfInstant(now))
  if (expectedInterest !== undefined && expectedInterest !== interest) return fail(bankError('RateChanged'))

  const { amount, productType } = holding
  const kind = 'depositWithdrawal'
  const order = await recordOrder(tx, { customerId, clientId, kind, productType, seqNo, amount, interest, at: now })
  await tx
    .update(holdings)
    .set({ status: 'redeemed', closedAt: now, paidInterest: addFen(holding.paidInterest, interest) })
    .where(eq(holdings.seqNo, seqNo))
  const about = { orderNo: order.id, seqNo }
  const entries = closingEntries(holding, interest)
  const payout = { id: order.id, clientId, kind, entries, at: now, ...about } as const
  const posted = await postMany(tx, [payout, ...takenFrom])
  return posted.ok ? ok({ order, holding, principal: amount, interest }) : posted
}
