import { desc, eq } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { comesIn, POT_MOST } from '@/domain/pots/pots'
import type { PotMove } from '@/domain/pots/pots'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { isFreezeShort, lockAccounts, post, wallet } from '@sandbox/kernel/ledger'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import { KIND_OF } from './kinds'
import { findPot, potMoney, potsOf } from './pots'
import { potMovements, pots } from './tables'
import type { Pot, PotMovement } from './tables'
import { notifyReached } from './notify'

interface Moving {
  readonly kind: PotMove
  /** Fen, above 0. */
  readonly amount: Fen
  readonly clientId?: string | undefined
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** A movement, and what the pot holds after it. */
export interface MovedPot extends PotMovement {
  readonly balance: Fen
}

/**
 * Moves money between a pot and the electronic account; the caller has made sure that the pot is open. Fails with AccountFrozen or
 * InsufficientFunds and has written nothing then.
 */
export async function postMove(
  tx: Tx,
  pot: Pot,
  { kind, amount, clientId, now }: Moving,
): Promise<Result<MovedPot, BankError>> {
  const { customerId, potId } = pot
  const [money, account] = [potMoney(pot), wallet(customerId)]
  const [from, to] = comesIn(kind) ? [account, money] : [money, account]
  const balances = await lockAccounts(tx, [from, to])
  if ((balances.get(from.id) ?? 0) < amount) {
    const held = from === account && (await isFreezeShort(tx, customerId))
    return fail(bankError(held ? 'AccountFrozen' : 'InsufficientFunds'))
  }
  const { id: orderNo } = await recordOrder(tx, {
    ...{ customerId, kind: KIND_OF[kind], amount, at: now },
    ...(clientId !== undefined && { clientId }),
  })
  const entries = [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
  const about = { kind: KIND_OF[kind], at: now, memo: pot.name, orderNo }
  const posted = await post(tx, { id: orderNo, ...(clientId !== undefined && { clientId }), entries, ...about })
  if (!posted.ok) throw new Error(`${orderNo}: ${posted.error.name} with the accounts locked`)
  const row = { orderNo, customerId, potId, kind, amount, at: now }
  await tx.insert(potMovements).values(row)
  const balance = fen((balances.get(money.id) ?? 0) + (comesIn(kind) ? amount : -amount))
  if (comesIn(kind)) await notifyReached(tx, pot, balance, now)
  return ok({ ...row, balance })
}

export interface OwnPotMove {
  readonly customerId: string
  readonly potId: string
  /** IN: into the pot. */
  readonly direction: 'IN' | 'OUT'
  readonly amount: Fen
  readonly clientId?: string
  readonly now: number
}

/** Moves a customer's own money by hand. Fails with AmountInvalid, PotUnknown, AccountFrozen, InsufficientFunds. */
export async function movePotBy(tx: Tx, order: OwnPotMove): Promise<Result<MovedPot, BankError>> {
  const { customerId, potId, direction, amount, clientId, now } = order
  if (amount <= 0 || (direction === 'IN' && amount > POT_MOST)) return fail(bankError('AmountInvalid'))
  const pot = await findPot(tx, customerId, potId)
  if (!pot) return fail(bankError('PotUnknown'))
  return postMove(tx, pot, { kind: direction === 'IN' ? 'in' : 'out', amount, clientId, now })
}

/** Closes a pot after what it holds went back; the caller holds the customer's row. Fails with PotUnknown. */
export async function closePotOf(
  tx: Tx,
  { customerId, potId, clientId, now }: Omit<OwnPotMove, 'direction' | 'amount'>,
): Promise<Result<{ readonly orderNo: string; readonly swept: Fen }, BankError>> {
  const pot = await findPot(tx, customerId, potId)
  if (!pot) return fail(bankError('PotUnknown'))
  const swept = await takeOut(tx, pot, { kind: 'closed', most: undefined, clientId, now })
  await tx.update(pots).set({ closedAt: now }).where(eq(pots.potId, potId))
  return ok({ orderNo: swept?.orderNo ?? '', swept: swept?.amount ?? ZERO_FEN })
}

interface Taking extends Omit<Moving, 'amount'> {
  /** Fen at most; undefined for all. */
  readonly most: Fen | undefined
}

async function takeOut(tx: Tx, pot: Pot, { most, ...moving }: Taking): Promise<MovedPot | undefined> {
  const money = potMoney(pot)
  const held = (await lockAccounts(tx, [money])).get(money.id) ?? 0
  const amount = fen(Math.min(held, most ?? held))
  if (amount <= 0) return undefined
  const moved = await postMove(tx, pot, { ...moving, amount })
  if (!moved.ok) throw new Error(`${pot.potId}: ${moved.error.name} with the accounts locked`)
  return moved.value
}

/**
 * Brings money of a customer's pots back to the electronic account, so far as it goes, because what holds or takes the account's
 * money reaches it there: a freeze, a reversal. The caller holds the customer's wallet; the pots that were opened last give first.
 */
export async function bringBack(tx: Tx, customerId: string, missing: Fen, now: number): Promise<void> {
  let rest = missing
  for (const pot of (await potsOf(tx, customerId)).reverse()) {
    if (rest <= 0) return
    const moved = await takeOut(tx, pot, { kind: 'held', most: rest, now })
    rest = subtractFen(rest, moved?.amount ?? ZERO_FEN)
  }
}

/** Makes an electronic account hold what is to be taken from it, so far as its pots can give what lacks. */
export async function coverFromPots(tx: Tx, customerId: string, wanted: Fen, now: number): Promise<void> {
  const account = wallet(customerId)
  const held = (await lockAccounts(tx, [account])).get(account.id) ?? 0
  await bringBack(tx, customerId, fen(Math.max(0, wanted - held)), now)
}

/** How many of the last movements are told with the pots. */
const TOLD = 100

/** A customer's last movements, newest first; those of pots that are closed by now too. */
export const lastMovements = (on: Queryable, customerId: string): Promise<PotMovement[]> =>
  on
    .select()
    .from(potMovements)
    .where(eq(potMovements.customerId, customerId))
    .orderBy(desc(potMovements.orderNo))
    .limit(TOLD)
