import { liftLoss as call } from '@/contract/loss/liftLoss'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { settleLoss } from '../settle'

export const liftLoss = sessionHandler(call, async (scope, request) => {
  const settled = await settleLoss(scope, { ...request, trigger: 'lift' })
  return settled.ok ? ok({}) : settled
})
