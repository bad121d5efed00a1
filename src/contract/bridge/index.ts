import { authorise } from './authorise'
import { checkStation } from './checkStation'
import { declineAuthorisation } from './declineAuthorisation'
import { fetchPartnerOrder } from './fetchPartnerOrder'
import { getAuthToken } from './getAuthToken'
import { getCacheValue } from './getCacheValue'
import { getDepositToken } from './getDepositToken'
import { getGestureSyncToken } from './getGestureSyncToken'
import { getKingdeeToken } from './getKingdeeToken'
import { getLoanToken } from './getLoanToken'
import { queryAuthorisation } from './queryAuthorisation'
import { queryBridge } from './queryBridge'
import { queryBridges } from './queryBridges'
import { queryMiniLink } from './queryMiniLink'
import { setValue } from './setValue'

/** The calls of `bridge`; the app imports single calls instead, to stay small. */
export const bridgeCalls = {
  authorise,
  checkStation,
  declineAuthorisation,
  fetchPartnerOrder,
  getAuthToken,
  getCacheValue,
  getDepositToken,
  getGestureSyncToken,
  getKingdeeToken,
  getLoanToken,
  queryAuthorisation,
  queryBridge,
  queryBridges,
  queryMiniLink,
  setValue,
}
