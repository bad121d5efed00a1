import { and, eq, isNull } from 'drizzle-orm'
import { isDormant } from '@/domain/account/status'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { spendingRefusal } from '@/domain/family/spending'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendMessages } from '@sandbox/business/message'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { bankAccount, lockAccounts, post, wallet } from '@sandbox/kernel/ledger'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { lockGrant } from './grants'
import { familyGrants, familySpendings } from './tables'
import type { FamilySpending } from './tables'
import { monthUse, nonBoundOutRefusal } from './use'

/** Money that merchants are to get. */
export const MERCHANT_CLEARING = bankAccount('merchantClearing')

export interface Spending {
  readonly grantId: string
  /** Fen. */
  readonly amount: Fen
  readonly merchant: string
  readonly now: number
}

const ownerOf = async (on: Queryable, grantId: string): Promise<string | undefined> => {
  const [found] = await on
    .select({ ownerId: familyGrants.ownerId })
    .from(familyGrants)
    .where(eq(familyGrants.id, grantId))
  return found?.ownerId
}

/** Why an account pays nothing now: dormant, receiving only, or closed. */
async function payerRefusal(on: Queryable, ownerId: string): Promise<BankError | undefined> {
  const { accounts } = schema
  const [account] = await on
    .select()
    .from(accounts)
    .where(and(eq(accounts.customerId, ownerId), isNull(accounts.closedAt)))
  const pays = account && account.receiveNoPay !== 'Y' && !isDormant(account)
  return pays ? undefined : bankError('GrantUnknown', '该亲情卡的付款账户当前不能支付')
}

/**
 * Pays with a family card from its owner's account. The owner's row is the queue in which payments by all of their cards
 * wait, so that limits and caps are counted in the posting's own transaction. Fails with GrantUnknown, AmountInvalid,
 * FamilyLimitReached, InsufficientFunds, and has written nothing then.
 */
export async function spend(
  tx: Tx,
  { grantId, amount, merchant, now }: Spending,
): Promise<Result<FamilySpending, BankError>> {
  const ownerId = await ownerOf(tx, grantId)
  if (ownerId === undefined) return fail(bankError('GrantUnknown'))
  await lockCustomer(tx, ownerId)
  const grant = await lockGrant(tx, grantId)
  if (!grant) return fail(bankError('GrantUnknown'))
  const today = dayOfInstant(now)
  const refusal =
    spendingRefusal({ ...grant, used: await monthUse(tx, grantId, today) }, amount) ??
    (await payerRefusal(tx, ownerId)) ??
    (await nonBoundOutRefusal(tx, ownerId, amount, today))
  if (refusal) return fail(refusal)
  const places = [wallet(ownerId), MERCHANT_CLEARING]
  if (((await lockAccounts(tx, places)).get(wallet(ownerId).id) ?? 0) < amount)
    return fail(bankError('InsufficientFunds'))
  const { id: orderNo } = await recordOrder(tx, { customerId: ownerId, kind: 'familySpend', amount, at: now })
  const entries = [
    { account: wallet(ownerId), amount: -amount },
    { account: MERCHANT_CLEARING, amount },
  ]
  const posted = await post(tx, { id: orderNo, kind: 'familySpend', entries, at: now, memo: merchant })
  if (!posted.ok) throw new Error(`the books refuse payment ${orderNo}: ${posted.error.name}`)
  const [row] = await tx
    .insert(familySpendings)
    .values({ orderNo, grantId, ownerId, merchant, amount, refunded: fen(0), day: today, at: now })
    .returning()
  if (!row) throw new Error('an inserted payment was not returned')
  await sendMessages(tx, [
    {
      customerId: ownerId,
      kind: 'familySpend',
      title: '亲情卡消费',
      body: `您赠送的亲情卡在${merchant}支付${formatAmount(amount)}元。`,
      source: `familySpend ${orderNo}`,
      about: { subject: 'familyCards' },
      at: now,
    },
  ])
  return ok(row)
}

/**
 * Gives back some of a payment, whatever has become of the card: it counts for the payment's own day and month. Fails with
 * OrderUnknown, AmountInvalid for more than is left of it.
 */
export async function refund(
  tx: Tx,
  { orderNo, amount, now }: { readonly orderNo: string; readonly amount: Fen; readonly now: number },
): Promise<Result<FamilySpending, BankError>> {
  const of = eq(familySpendings.orderNo, orderNo)
  const [asked] = await tx.select().from(familySpendings).where(of)
  if (!asked) return fail(bankError('OrderUnknown'))
  await lockCustomer(tx, asked.ownerId)
  const [paid = asked] = await tx.select().from(familySpendings).where(of).for('update')
  if (amount <= 0 || amount > paid.amount - paid.refunded) return fail(bankError('AmountInvalid'))
  const { ownerId, merchant } = paid
  const { id } = await recordOrder(tx, { customerId: ownerId, kind: 'familyRefund', amount, at: now })
  const entries = [
    { account: MERCHANT_CLEARING, amount: -amount },
    { account: wallet(ownerId), amount },
  ]
  const posted = await post(tx, { id, kind: 'familyRefund', entries, at: now, memo: merchant })
  if (!posted.ok) return posted
  const [row = paid] = await tx
    .update(familySpendings)
    .set({ refunded: fen(paid.refunded + amount) })
    .where(of)
    .returning()
  return ok(row)
}
