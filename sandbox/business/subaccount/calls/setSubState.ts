import type { RequestOf } from '@/contract/call'
import { setSubState as call } from '@/contract/subaccount/setSubState'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { ZERO_FEN } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Tx } from '@sandbox/kernel/db'
import { recordEvent } from '@sandbox/kernel/audit'
import { keptBy } from '@sandbox/kernel/orders/obstacles'
import type { Keeper } from '@sandbox/kernel/orders/obstacles'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { closeSub } from '../move'
import type { ClosedSub } from '../move'
import { dropPassword } from '../passwords'
import { changeState, findSub, lockSub, lostRefusal } from '../subAccounts'
import { tellState } from '../tell'

const DONE = { STOP: '已停用', RESUME: '已恢复使用', CLOSE: '已注销' } as const

const keeper: Keeper<typeof call> = async (on, { customer }, { acctId }) => {
  if (acctId === undefined) return undefined
  const sub = await findSub(on, customer.id, acctId)
  return sub ? lostRefusal(on, sub) : bankError('SubAccountUnknown')
}

const setting = accountHandler(call, async (scope, request) => {
  const { bank, customer, session, now } = scope
  const customerId = customer.id
  const obstacle = await keeper(bank.db.drizzle, scope, request)
  if (obstacle) return fail(obstacle)
  const known = await givePayPassword(scope, customerId, request.password)
  if (!known.ok) return known
  return bank.db.transaction(async (tx) => {
    const changed = await change(tx, scope, request)
    if (!changed.ok) return changed
    const { sub, swept, interest } = changed.value
    await tellState(tx, sub, DONE[request.action], now)
    const detail = { action: request.action }
    await recordEvent(tx, now, 'subAccountState', { customerId, sessionId: session.id, detail })
    return ok({ state: sub.state, swept, interest })
  })
})

export const setSubState: typeof setting = { ...setting, obstacles: keptBy(keeper) }

type Changed = Promise<Result<ClosedSub, BankError>>

async function change(tx: Tx, { customer, now }: AccountScope, { acctId, action }: RequestOf<typeof call>): Changed {
  if (action === 'CLOSE') {
    const closed = await closeSub(tx, { customerId: customer.id, acctId, now })
    if (closed.ok) await dropPassword(tx, closed.value.sub)
    return closed
  }
  const locked = await lockSub(tx, customer.id, acctId, [])
  if (!locked) return fail(bankError('SubAccountUnknown'))
  const changed = await changeState(tx, locked.sub, action, now)
  return changed.ok ? ok({ sub: changed.value, swept: ZERO_FEN, interest: ZERO_FEN }) : changed
}
