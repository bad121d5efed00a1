import { replaceLoss as call } from '@/contract/loss/replaceLoss'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { settleLoss } from '../settle'

export const replaceLoss = sessionHandler(call, async (scope, request) => {
  const settled = await settleLoss(scope, { ...request, trigger: 'replace' })
  return settled.ok ? ok({}) : settled
})
