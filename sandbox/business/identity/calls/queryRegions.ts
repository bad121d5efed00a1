import { queryRegions as call } from '@/contract/identity/queryRegions'
import { ok } from '@/domain/result'
import { regionsIn } from '../places'
import { publicHandler } from '@sandbox/kernel/scope'

export const queryRegions = publicHandler(call, (_scope, { parent }) =>
  Promise.resolve(ok({ regions: [...regionsIn(parent)] })),
)
