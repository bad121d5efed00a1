import { eq, sql } from 'drizzle-orm'
import { balanceRefusal, capRefusal } from '@/domain/subaccount/refusals'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import {
  CARD_CLEARING,
  countSpending,
  giveSpendingBack,
  ownSpendingRefusal,
  spendingRefusal,
  notifyIfLarge,
} from '@sandbox/business/transfer'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { balanceOf, isFreezeShort, lockAccounts, wallet } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { MERCHANT_CLEARING, subMoney } from './accounts'
import { isAmount, postMovement, stateRefusal } from './move'
import { lockSub, lostRefusal } from './subAccounts'
import { accountMovements, subAccounts } from './tables'
import type { AccountMovement, SubAccount } from './tables'
import { giveUseBack, limitUse, readUse } from './uses'

/** The id under which the electronic account stands among a customer's accounts. */
export const ELECTRONIC = 'ELECTRONIC'

/** What a merchant asks for, or sends. */
export interface MerchantOrder {
  readonly customerId: string
  /** One of the customer's accounts, or ELECTRONIC. */
  readonly acctId: string
  readonly amount: Fen
  /** Who it is paid to. */
  readonly merchant: string
  /** Of the call that pays, where a customer makes it. */
  readonly clientId?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Which account pays, and by whose caps. */
interface Payer {
  readonly account: LedgerAccount
  readonly class: AccountClass
  readonly sub: SubAccount | undefined
  readonly balance: Fen
}

async function lockPayer(tx: Tx, customerId: string, acctId: string): Promise<Payer | undefined> {
  const account = wallet(customerId)
  const others = [MERCHANT_CLEARING, account]
  if (acctId !== ELECTRONIC) {
    const locked = await lockSub(tx, customerId, acctId, others)
    return locked && { account: subMoney(locked.sub), class: locked.sub.class, ...locked }
  }
  const balances = await lockAccounts(tx, others)
  return { account, class: 'II', sub: undefined, balance: fen(balances.get(account.id) ?? 0) }
}

/**
 * Pays a merchant, within the account's caps of spending. Its password is the caller's to ask for. Fails with AmountInvalid,
 * what limits the customer has set (`ownSpendingRefusal`), SubAccountUnknown, PasswordUnset, SubAccountUnavailable, the account's standing, NonBoundLimitDay, NonBoundLimitYear,
 * AccountFrozen, InsufficientFunds; what was counted is its transaction's to undo.
 */
export async function spend(tx: Tx, order: MerchantOrder): Promise<Result<AccountMovement, BankError>> {
  const { customerId, acctId, amount, merchant: counterparty, clientId, now } = order
  if (!isAmount(amount)) return fail(bankError('AmountInvalid'))
  const counted = { customerId, amount, now }
  const ownRefusal = await ownSpendingRefusal(tx, counted)
  if (ownRefusal) return fail(ownRefusal)
  const payer = await lockPayer(tx, customerId, acctId)
  if (!payer) return fail(bankError('SubAccountUnknown'))
  const { account, sub } = payer
  const refusal =
    (sub && (stateRefusal(sub, 'spend') ?? (await lostRefusal(tx, sub)))) ??
    (await payingRefusal(tx, customerId, dayOfInstant(now)))
  if (refusal) return fail(refusal)
  if (await isFreezeShort(tx, customerId)) return fail(bankError('AccountFrozen'))
  if (payer.balance < amount) return fail(bankError('InsufficientFunds'))
  const used = await limitUse(tx, { account, class: payer.class, kind: 'OUT', day: dayOfInstant(now), amount })
  if (!used.ok) return used
  const paid = await postMovement(tx, { customerId, movement: 'spend', account, amount, counterparty, clientId, now })
  if (!paid.ok) return paid
  await countSpending(tx, counted)
  await notifyIfLarge(tx, { ...counted, orderNo: paid.value.orderNo, what: `在${counterparty}支付` })
  return paid
}

/**
 * Why a payment out of the electronic account would be refused as things stand, for who only wants to know: the limits the
 * customer has set, money that freezes hold or that isn't there, the account's caps of spending.
 */
export async function electronicRefusal(
  on: Queryable,
  { customerId, amount, now }: Pick<MerchantOrder, 'customerId' | 'amount' | 'now'>,
): Promise<BankError | undefined> {
  const limited = await spendingRefusal(on, { customerId, amount, now })
  if (limited) return limited
  if (await isFreezeShort(on, customerId)) return bankError('AccountFrozen')
  const account = wallet(customerId)
  if ((await balanceOf(on, account)) < amount) return bankError('InsufficientFunds')
  return capRefusal('II', 'OUT', await readUse(on, { account, kind: 'OUT', day: dayOfInstant(now) }), amount)
}

/**
 * Gives back what a merchant was paid, in part or whole; the caps of its day get it back. To an account that is closed it
 * goes by way of the electronic account. Fails with OrderUnknown, AmountInvalid when it is more than is left of it, and
 * BalanceCap: what doesn't fit goes back to the merchant whole.
 */
export async function refund(
  tx: Tx,
  { orderNo, amount, now }: { readonly orderNo: string; readonly amount: Fen; readonly now: number },
): Promise<Result<AccountMovement, BankError>> {
  const [spent] = await tx.select().from(accountMovements).where(eq(accountMovements.orderNo, orderNo))
  if (spent?.kind !== 'spend') return fail(bankError('OrderUnknown'))
  const { customerId, accountId, counterparty, day } = spent
  const acctId = accountId === wallet(customerId).id ? ELECTRONIC : accountId.slice('sub:'.length)
  const payer = await lockPayer(tx, customerId, acctId)
  const [current] = await tx.select().from(accountMovements).where(eq(accountMovements.orderNo, orderNo))
  if (!payer || !current) return fail(bankError('OrderUnknown'))
  if (!isAmount(amount) || current.refunded + amount > current.amount) return fail(bankError('AmountInvalid'))
  const { sub } = payer
  const closed = sub?.state === 'CLOSED'
  const refusal =
    sub && !closed ? (stateRefusal(sub, 'refund') ?? balanceRefusal(sub.class, payer.balance, amount)) : undefined
  if (refusal) return fail(refusal)
  const account = closed ? wallet(customerId) : payer.account
  const given = { customerId, movement: 'refund', account, amount, counterparty, originNo: orderNo, now } as const
  const posted = await postMovement(tx, given)
  if (!posted.ok) return posted
  await giveUseBack(tx, { account: payer.account, kind: 'OUT', day, amount })
  await giveSpendingBack(tx, { customerId, day, amount })
  await tx
    .update(accountMovements)
    .set({ refunded: sql`${accountMovements.refunded} + ${amount}` })
    .where(eq(accountMovements.orderNo, orderNo))
  return posted
}

/** Whether an account takes money from cards that aren't bound. */
export const receives = ({ class: accountClass, state, faceToFace, fundedAt }: SubAccount): boolean =>
  state === 'ACTIVE' && (CLASS_FACTS[accountClass].inAfter === 'faceToFace' ? faceToFace : fundedAt !== null)

/** Money from a card that isn't bound, as the network brings it. */
export interface UnboundCredit {
  /** The number it is sent to. */
  readonly acctNo: string
  readonly amount: Fen
  readonly payer: string
  readonly now: number
}

/**
 * Takes money from a card that isn't bound, or sends all of it back: it is never split. Fails with AmountInvalid,
 * SubAccountUnknown, SubAccountUnavailable, PasswordUnset, NonBoundInNotAllowed (the electronic account, opened without a
 * face at a counter, never takes any), BalanceCap, NonBoundLimitDay, NonBoundLimitYear.
 */
export async function receive(tx: Tx, credit: UnboundCredit): Promise<Result<AccountMovement, BankError>> {
  const { acctNo, amount, payer: counterparty, now } = credit
  if (!isAmount(amount)) return fail(bankError('AmountInvalid'))
  const [known] = await tx.select().from(subAccounts).where(eq(subAccounts.acctNo, acctNo))
  if (!known) {
    const [electronic] = await tx.select().from(schema.accounts).where(eq(schema.accounts.acctNo, acctNo))
    return fail(bankError(electronic ? 'NonBoundInNotAllowed' : 'SubAccountUnknown'))
  }
  const { customerId } = known
  const locked = await lockSub(tx, customerId, known.acctId, [CARD_CLEARING])
  if (!locked) return fail(bankError('SubAccountUnknown'))
  const { sub, balance } = locked
  const refusal =
    stateRefusal(sub, 'receive') ??
    (receives(sub) ? balanceRefusal(sub.class, balance, amount) : bankError('NonBoundInNotAllowed'))
  if (refusal) return fail(refusal)
  const account = subMoney(sub)
  const used = await limitUse(tx, { account, class: sub.class, kind: 'IN', day: dayOfInstant(now), amount })
  if (!used.ok) return used
  return postMovement(tx, { customerId, movement: 'receive', account, amount, counterparty, now })
}
