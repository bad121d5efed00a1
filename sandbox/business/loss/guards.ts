import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { LOSS_FACTS } from '@/domain/loss/machine'
import type { LossChange, LossFlow, LossObject } from '@/domain/loss/machine'
import type { ClosureChecks, OwnerGuard, PaymentGuard } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import { openLossesOf, thingsOf } from './cases'

/** What a customer has lost and not replaced; cases of numbers that are no longer on record don't count. */
async function lostNow(on: Queryable, customerId: string): Promise<readonly LossObject[]> {
  const open = await openLossesOf(on, customerId)
  if (open.length === 0) return []
  const held = await thingsOf(on, customerId)
  return open
    .map(({ object, thing }) => ({ object, thing }))
    .filter(isHeld(held))
    .map(({ object }) => object)
}

type Held = Awaited<ReturnType<typeof thingsOf>>[number]

const isHeld =
  (held: readonly Held[]) =>
  (lost: Pick<Held, 'object' | 'thing'>): boolean =>
    held.some(({ object, thing }) => object === lost.object && thing === lost.thing)

/**
 * A lost electronic account pays nothing and buys nothing. Of an account of type II or III the guard can't know whether the
 * order concerns it: that account's own rules ask (subaccount).
 */
export const lostAccountGuard: PaymentGuard = async (on, { customer }, _call, flow) => {
  const stops = (object: LossObject): boolean =>
    object !== 'SUB' && LOSS_FACTS[object].stopsFlows.includes(flow satisfies LossFlow)
  return (await lostNow(on, customer.id)).some(stops) ? bankError('AccountLost') : undefined
}

const LABELS: Readonly<Record<LossObject, BankError>> = {
  ACCOUNT: bankError('AccountLost'),
  SUB: bankError('AccountLost', '您有账户已挂失，请先解挂'),
  PHONE: bankError('PhoneLost', '您的手机已挂失，请先解挂或更换手机号'),
  ID_CARD: bankError('IdCardLost', '您的身份证已挂失，请先解挂或更新身份证'),
}

/** What may not be changed while something is lost, by the table of what each loss stops. */
export const lostOwnerGuard: OwnerGuard = async (tx, { customerId }, change) => {
  // A lost account's rules move nothing (fillPots).
  if (change === 'pots') return undefined
  const stops = (object: LossObject): boolean => LOSS_FACTS[object].stopsChanges.includes(change satisfies LossChange)
  const stopping = (await lostNow(tx, customerId)).find(stops)
  return stopping && LABELS[stopping]
}

/** An open case blocks closing: its owner lifts it or has it replaced first. */
export const lossClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const open = await lostNow(on, customerId)
    return open.length === 0 ? [] : [{ check: 'lost', effect: 'blocks', count: open.length }]
  },
}
