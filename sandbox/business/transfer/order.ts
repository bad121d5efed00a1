import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { formatShortAmount } from '@/domain/money/format'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendingAt } from '@/domain/transfer/asking'
import { inRefusal, outRefusal } from '@/domain/transfer/limits'
import { findCard } from '@sandbox/business/card'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { balanceOf, frozenMoney, isFreezeShort, wallet } from '@sandbox/kernel/ledger'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { readCardLimits, readOutLimits } from './limits'
import { beginTransfer } from './machine'
import { notifyIfLarge } from './spending'
import type { TransferOrder } from './machine'
import type { Transfer } from './tables'

/** An order of a customer, by one of their cards. */
export type CardOrder = TransferOrder & {
  readonly cardId: string
  /** The day on which it is sent, as the customer was told; undefined when they were told of none. */
  readonly sendingDay?: string | undefined
}

/** As much of an order as decides whether it is refused. */
export type AskedOrder = Pick<
  CardOrder,
  'customerId' | 'direction' | 'cardId' | 'amount' | 'speed' | 'sendingDay' | 'now'
>

/**
 * Takes a customer's order within the limits of card, bank and customer. The customer's row is the queue in which orders
 * from two phones wait for what is left of them. Fails with whatever `orderRefusal` says.
 */
export async function takeOrder(tx: Tx, order: CardOrder): Promise<Result<Transfer, BankError>> {
  await lockCustomer(tx, order.customerId)
  const refusal = await orderRefusal(tx, order)
  if (refusal) return fail(refusal)
  const begun = await beginTransfer(tx, order)
  if (begun.ok && order.direction === 'OUT') {
    const { customerId, amount, now } = order
    await notifyIfLarge(tx, { customerId, amount, now, orderNo: begun.value.orderNo, what: '转出' })
  }
  return begun
}

/**
 * Why an order isn't carried out whatever the customer shows: CardUnknown, TransferDayChanged, a limit with what is left of it, or the money.
 * Undefined when nothing speaks against it.
 */
export async function orderRefusal(on: Queryable, order: AskedOrder): Promise<BankError | undefined> {
  const { customerId, direction, cardId, amount, now } = order
  const card = await findCard(on, customerId, cardId)
  if (!card) return bankError('CardUnknown')
  const sending = dayOfInstant(sendingAt(order.speed, now))
  if (order.sendingDay !== undefined && order.sendingDay !== sending) {
    const message = `转出日期已变为${formatDay(sending)}，资金未变动，请核对后重新确认`
    return bankError('TransferDayChanged', message)
  }
  const refusal =
    direction === 'IN'
      ? inRefusal(await readCardLimits(on, card, now), amount)
      : outRefusal(await readOutLimits(on, customerId, now), amount, now)
  if (refusal) return bankError(refusal.name, refusal.message)
  return direction === 'IN' ? undefined : moneyRefusal(on, order)
}

/** Why the money isn't there: what freezes hold is named, so that nobody looks for it in vain. */
async function moneyRefusal(on: Queryable, { customerId, amount }: AskedOrder): Promise<BankError | undefined> {
  const available = await balanceOf(on, wallet(customerId))
  if (amount <= available) return undefined
  const frozen = await balanceOf(on, frozenMoney(customerId))
  if (await isFreezeShort(on, customerId)) return bankError('AccountFrozen')
  if (frozen === 0) return bankError('InsufficientFunds')
  const figures = `可用${formatShortAmount(available)}元，另有${formatShortAmount(frozen)}元被冻结`
  return bankError('InsufficientFunds', `账户可用余额不足：${figures}`)
}
