import { getProdIncome } from './account/getProdIncome'
import { queryAccountStatus } from './account/queryAccountStatus'
import { queryAssets } from './account/queryAssets'
import { queryWallet } from './account/queryWallet'
import { validateBindAccount } from './account/validateBindAccount'
import { getCacheValue } from './cache/getCacheValue'
import { setValue } from './cache/setValue'
import { changeWxSyncUserInfo } from './entry/changeWxSyncUserInfo'
import { checkRegisterStatus } from './entry/checkRegisterStatus'
import { checkRegisterUser } from './entry/checkRegisterUser'
import { getControlByWhiteList } from './entry/getControlByWhiteList'
import { getCustomizedConfig } from './entry/getCustomizedConfig'
import { getOauthOpenId } from './entry/getOauthOpenId'
import { getPrivacyPolicyStatus } from './entry/getPrivacyPolicyStatus'
import { jssdkConfig } from './entry/jssdkConfig'
import { oauthRedirectBasic } from './entry/oauthRedirectBasic'
import { signOut } from './entry/signOut'
import { updatePrivacyPolicyStatus } from './entry/updatePrivacyPolicyStatus'
import { queryCalendar } from './holding/queryCalendar'
import { queryCertificate } from './holding/queryCertificate'
import { queryHoldingDetail } from './holding/queryHoldingDetail'
import { queryHoldings } from './holding/queryHoldings'
import { queryMaturities } from './maturity/queryMaturities'
import { queryMaturity } from './maturity/queryMaturity'
import { queryRenewals } from './maturity/queryRenewals'
import { setMaturityInstruction } from './maturity/setMaturityInstruction'
import { ocrZipControl } from './identity/ocrZipControl'
import { tencentFaceVerify } from './identity/tencentFaceVerify'
import { verifyIdCardValidPeriod } from './identity/verifyIdCardValidPeriod'
import { getMarketNoByClient } from './market/getMarketNoByClient'
import { userVisit } from './market/userVisit'
import { getInfo } from './product/getInfo'
import { queryProductDetail } from './product/queryProductDetail'
import { queryProducts } from './product/queryProducts'
import { queryRiskQuestionnaire } from './risk/queryRiskQuestionnaire'
import { queryRiskResult } from './risk/queryRiskResult'
import { submitRiskTest } from './risk/submitRiskTest'
import { getRequestRandom } from './security/getRequestRandom'
import { setGesturePassword } from './security/setGesturePassword'
import { verifyGesture } from './security/verifyGesture'
import { verifyGestureCipherResult } from './security/verifyGestureCipherResult'
import { getAuthToken } from './token/getAuthToken'
import { getDepositToken } from './token/getDepositToken'
import { getGestureSyncToken } from './token/getGestureSyncToken'
import { getKingdeeToken } from './token/getKingdeeToken'
import { buyProduct } from './trade/buyProduct'
import { previewRedeem } from './trade/previewRedeem'
import { queryOperation } from './trade/queryOperation'
import { redeemProduct } from './trade/redeemProduct'
import type { CallName } from '../../src/contract/calls'
import type { Handler } from './scope'

/** One handler a call; the compiler misses none and takes none too many. */
const BY_CALL = {
  getProdIncome,
  queryAccountStatus,
  queryAssets,
  queryWallet,
  validateBindAccount,
  getCacheValue,
  setValue,
  changeWxSyncUserInfo,
  checkRegisterStatus,
  checkRegisterUser,
  getControlByWhiteList,
  getCustomizedConfig,
  getOauthOpenId,
  getPrivacyPolicyStatus,
  jssdkConfig,
  oauthRedirectBasic,
  signOut,
  updatePrivacyPolicyStatus,
  queryCalendar,
  queryCertificate,
  queryHoldingDetail,
  queryHoldings,
  queryMaturities,
  queryMaturity,
  queryRenewals,
  ocrZipControl,
  tencentFaceVerify,
  verifyIdCardValidPeriod,
  getMarketNoByClient,
  userVisit,
  getInfo,
  queryProductDetail,
  queryProducts,
  queryRiskQuestionnaire,
  queryRiskResult,
  submitRiskTest,
  getRequestRandom,
  setGesturePassword,
  verifyGesture,
  verifyGestureCipherResult,
  getAuthToken,
  getDepositToken,
  getGestureSyncToken,
  getKingdeeToken,
  buyProduct,
  previewRedeem,
  queryOperation,
  redeemProduct,
  setMaturityInstruction,
} as const satisfies Record<CallName, Handler>

export const HANDLERS: readonly Handler[] = Object.values(BY_CALL)
