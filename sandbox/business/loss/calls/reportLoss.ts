import { reportLoss as call } from '@/contract/loss/reportLoss'
import { ok } from '@/domain/result'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { sessionHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { settleRenewed } from '../cases'
import { reportLost } from '../report'

export const reportLoss = sessionHandler(call, async (scope, request) => {
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
