import * as calls from '@/contract/loss'
import { isOpenLoss } from '@/domain/loss/machine'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { lossesOf, openLossesOf, settleRenewed, thingsOf } from './cases'
import { reportLost } from './report'
import { settleLoss } from './settle'
import { calledThing, wireLosses } from './wire'

export const queryLosses = sessionHandler(calls.queryLosses, async (scope, _request) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { bank, session, now, realNow, today } = scope
  const { id: customerId } = owner.value
  const on = bank.db.drizzle
  // What was renewed elsewhere in the last minute is shown as it is, and not as the next minute's work will have it.
  if ((await openLossesOf(on, customerId)).length > 0) {
    await bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      await settleRenewed(tx, customerId, { now, realNow })
    })
  }
  const cases = await lossesOf(on, customerId)
  const isLostNow = (object: string, thing: string): boolean =>
    cases.some((loss) => isOpenLoss(loss.state) && loss.object === object && loss.thing === thing)
  const things = (await thingsOf(on, customerId)).filter(({ object, thing }) => !isLostNow(object, thing))
  return ok({
    losses: await wireLosses(on, cases, today),
    things: things.map((one) => ({
      object: one.object,
      called: calledThing(one),
      ...(one.acctId !== undefined && { acctId: one.acctId }),
    })),
    known: session.level === 'account',
  })
})

export const reportLoss = sessionHandler(calls.reportLoss, async (scope, request) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { now, realNow, bank } = scope
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, owner.value.id)
    await settleRenewed(tx, owner.value.id, { now, realNow })
    const reported = await reportLost(tx, scope, owner.value, request)
    return reported.ok ? ok({ caseNo: reported.value.caseNo }) : reported
  })
})

export const confirmLoss = sessionHandler(calls.confirmLoss, async (scope, request) => {
  const settled = await settleLoss(scope, { ...request, trigger: 'formalise' })
  return settled.ok ? ok({}) : settled
})

export const liftLoss = sessionHandler(calls.liftLoss, async (scope, request) => {
  const settled = await settleLoss(scope, { ...request, trigger: 'lift' })
  return settled.ok ? ok({}) : settled
})

export const replaceLoss = sessionHandler(calls.replaceLoss, async (scope, request) => {
  const settled = await settleLoss(scope, { ...request, trigger: 'replace' })
  return settled.ok ? ok({}) : settled
})
