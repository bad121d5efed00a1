import { queryRegions as call } from '../../../src/contract/region/queryRegions'
import { ok } from '../../../src/domain/result'
import { regionsIn } from '../../identity/places'
import { publicHandler } from '../scope'

export const queryRegions = publicHandler(call, (_scope, { parent }) =>
  Promise.resolve(ok({ regions: [...regionsIn(parent)] })),
)
