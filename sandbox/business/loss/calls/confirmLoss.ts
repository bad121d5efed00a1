import { confirmLoss as call } from '@/contract/loss/confirmLoss'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { settleLoss } from '../settle'

export const confirmLoss = sessionHandler(call, async (scope, request) => {
  const settled = await settleLoss(scope, { ...request, trigger: 'formalise' })
  return settled.ok ? ok({}) : settled
})
