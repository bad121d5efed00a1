import { eq } from 'drizzle-orm'
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
import { giveUseBack, limitUse, MERCHANT_CLEARING } from '@sandbox/business/subaccount'
import { countSpending, giveSpendingBack, hasStopped, ownSpendingRefusal } from '@sandbox/business/transfer'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockAccounts, post, wallet } from '@sandbox/kernel/ledger'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { lockGrant } from './grants'
import { familyGrants, familySpendings } from './tables'
import type { FamilySpending } from './tables'
import { monthUse } from './use'

export interface Spending {
  readonly grantId: string
  /** Fen. */
  readonly amount: Fen
  readonly merchant: string
  readonly now: number
}

export interface Refund {
  /** The payment's. */
  readonly orderNo: string
  /** Fen. */
  readonly amount: Fen
  readonly now: number
}

const ownerOf = async (on: Queryable, grantId: string): Promise<string | undefined> => {
  const [found] = await on
    .select({ ownerId: familyGrants.ownerId })
    .from(familyGrants)
    .where(eq(familyGrants.id, grantId))
  return found?.ownerId
}

/**
 * Pays with a family card from its owner's account. The owner's row is the queue in which payments by all of their cards
 * wait; the account's own caps are counted with whatever else it spends. Fails with GrantUnknown, AmountInvalid,
 * FamilyLimitReached, InsufficientFunds, NonBoundLimitDay, NonBoundLimitYear, and has written nothing then.
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
  const payer = { customerId: ownerId, amount, now }
  const refusal =
    spendingRefusal({ ...grant, used: await monthUse(tx, grantId, today) }, amount) ??
    // Why is between its owner, or its member, and the bank.
    (((await payingRefusal(tx, ownerId, today)) ?? (await ownSpendingRefusal(tx, payer))) &&
      bankError('GrantUnknown', '该亲情卡的付款账户当前不能支付')) ??
    (((await payingRefusal(tx, grant.memberId, today)) || (await hasStopped(tx, grant.memberId, now))) &&
      bankError('GrantUnknown', '该亲情卡当前不能使用')) ??
    undefined
  if (refusal) return fail(refusal)
  const account = wallet(ownerId)
  const balances = await lockAccounts(tx, [account, MERCHANT_CLEARING])
  if ((balances.get(account.id) ?? 0) < amount) return fail(bankError('InsufficientFunds'))
  const used = await limitUse(tx, { account, class: 'II', kind: 'OUT', day: today, amount })
  if (!used.ok) return used
  await countSpending(tx, payer)
  const { id: orderNo } = await recordOrder(tx, { customerId: ownerId, kind: 'familySpend', amount, at: now })
  const entries = [
    { account, amount: -amount },
    { account: MERCHANT_CLEARING, amount },
  ]
  const posted = await post(tx, { id: orderNo, kind: 'familySpend', entries, at: now, memo: merchant, orderNo })
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
export async function refund(tx: Tx, { orderNo, amount, now }: Refund): Promise<Result<FamilySpending, BankError>> {
  const of = eq(familySpendings.orderNo, orderNo)
  const [asked] = await tx.select().from(familySpendings).where(of)
  if (!asked) return fail(bankError('OrderUnknown'))
  await lockCustomer(tx, asked.ownerId)
  const [paid = asked] = await tx.select().from(familySpendings).where(of).for('no key update')
  if (amount <= 0 || amount > paid.amount - paid.refunded) return fail(bankError('AmountInvalid'))
  const { ownerId, merchant, day } = paid
  const account = wallet(ownerId)
  const { id } = await recordOrder(tx, { customerId: ownerId, kind: 'familyRefund', amount, at: now })
  const entries = [
    { account: MERCHANT_CLEARING, amount: -amount },
    { account, amount },
  ]
  const posted = await post(tx, { id, kind: 'familyRefund', entries, at: now, memo: merchant, orderNo: id })
  if (!posted.ok) return posted
  // Posting has locked the account.
  await giveUseBack(tx, { account, kind: 'OUT', day, amount })
  await giveSpendingBack(tx, { customerId: ownerId, day, amount })
  const [row = paid] = await tx
    .update(familySpendings)
    .set({ refunded: fen(paid.refunded + amount) })
    .where(of)
    .returning()
  return ok(row)
}
