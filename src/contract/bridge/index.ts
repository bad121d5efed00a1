import { authorise } from './authorise'
import { declineAuthorisation } from './declineAuthorisation'
import { getAuthToken } from './getAuthToken'
import { getCacheValue } from './getCacheValue'
import { getDepositToken } from './getDepositToken'
import { getGestureSyncToken } from './getGestureSyncToken'
import { getKingdeeToken } from './getKingdeeToken'
import { queryAuthorisation } from './queryAuthorisation'
import { setValue } from './setValue'

/** The calls of `bridge`; the app imports single calls instead, to stay small. */
export const bridgeCalls = {
  authorise,
  declineAuthorisation,
  getAuthToken,
  getCacheValue,
  getDepositToken,
  getGestureSyncToken,
  getKingdeeToken,
  queryAuthorisation,
  setValue,
}
