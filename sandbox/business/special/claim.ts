import type { RequestOf } from '@/contract/call'
import type { claimSpecial } from '@/contract/special/claimSpecial'
import { dayOfInstant } from '@/domain/dates/instant'
import { addDays } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { findSpecialCard } from '@sandbox/business/card'
import { limitUse } from '@sandbox/business/subaccount'
import type { Tx } from '@sandbox/kernel/db'
import { lockAccounts, wallet } from '@sandbox/kernel/ledger'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import { ENTRUSTED_FUNDS } from './accounts'
import { findPayout, lastDayOf, lockPayout } from './items'
import type { Payout } from './items'
import { movePayout } from './move'

export type Claim = Omit<RequestOf<typeof claimSpecial>, 'password'> & {
  readonly customerId: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** How long an order to a card may take before its customer hears that it is late; nothing is decided by it. */
export const SETTLED_WITHIN_DAYS = 1

/**
 * Claims a payout, once: into the electronic account at once, to a card as soon as its bank has said yes. The caller holds
 * the customer's row. Fails with SpecialUnknown for another's too, SpecialPaid, SpecialExpired, AmountInvalid when it isn't
 * what was shown, CardUnknown, NonBoundLimitDay, NonBoundLimitYear.
 */
export async function claimPayout(tx: Tx, claim: Claim): Promise<Result<Payout, BankError>> {
  const { customerId, itemId, way, cardId, amount, clientId, now } = claim
  const today = dayOfInstant(now)
  if (!(await findPayout(tx, customerId, itemId))) return fail(bankError('SpecialUnknown'))
  const found = await lockPayout(tx, itemId)
  const refusal = found ? claimRefusal(found, claim, today) : bankError('SpecialUnknown')
  if (!found || refusal) return fail(refusal ?? bankError('SpecialUnknown'))
  if (way === 'CARD' && !(cardId !== undefined && (await findSpecialCard(tx, customerId, cardId))))
    return fail(bankError('CardUnknown', '请选择本人的专项卡'))
  const account = wallet(customerId)
  if (way === 'ACCOUNT') {
    await lockAccounts(tx, [ENTRUSTED_FUNDS, account])
    const used = await limitUse(tx, { account, class: 'II', kind: 'IN', day: today, amount })
    if (!used.ok) return used
  }
  const sent = way === 'CARD'
  const { id: orderNo } = await recordOrder(tx, {
    ...{ customerId, kind: 'specialPaid', amount, clientId, at: now },
    ...(sent && { dueDay: addDays(today, SETTLED_WITHIN_DAYS) }),
  })
  const moved = await movePayout(tx, found, {
    ...{ trigger: sent ? 'send' : 'pay', now, clientId },
    changes: { way, cardId: sent ? cardId : null, orderNo, claimedAt: now, askAt: sent ? now : null },
  })
  if (!moved) throw new Error(`${itemId} could not be claimed with its row locked`)
  return ok(moved)
}

function claimRefusal(found: Payout, { customerId, amount }: Claim, today: string): BankError | undefined {
  const { item } = found
  if (item.customerId !== customerId) return bankError('SpecialUnknown')
  if (item.state === 'PAID' || item.state === 'SENDING') return bankError('SpecialPaid')
  if (item.state !== 'VERIFIED' || lastDayOf(found) < today) return bankError('SpecialExpired')
  return item.amount === amount ? undefined : bankError('AmountInvalid', '金额与款项不一致，请返回列表重新领取')
}
