import { getProdIncome } from './account/getProdIncome'
import { queryAccountStatus } from './account/queryAccountStatus'
import { queryAssets } from './account/queryAssets'
import { queryWallet } from './account/queryWallet'
import { validateBindAccount } from './account/validateBindAccount'
import { getCacheValue } from './cache/getCacheValue'
import { setValue } from './cache/setValue'
import { bindBankCard } from './card/bindBankCard'
import { queryBoundCards } from './card/queryBoundCards'
import { queryCoupons } from './coupon/queryCoupons'
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
import { queryHistory } from './holding/queryHistory'
import { queryHoldingDetail } from './holding/queryHoldingDetail'
import { queryHoldings } from './holding/queryHoldings'
import { activateAccount } from './identity/activateAccount'
import { ocrZipControl } from './identity/ocrZipControl'
import { openFaceVerification } from './identity/openFaceVerification'
import { queryIdentifyList } from './identity/queryIdentifyList'
import { queryPersonalInfo } from './identity/queryPersonalInfo'
import { recogniseIdCard } from './identity/recogniseIdCard'
import { tencentFaceVerify } from './identity/tencentFaceVerify'
import { updateIdCard } from './identity/updateIdCard'
import { updatePersonalInfo } from './identity/updatePersonalInfo'
import { updateTaxResidency } from './identity/updateTaxResidency'
import { verifyIdCardValidPeriod } from './identity/verifyIdCardValidPeriod'
import { getMarketNoByClient } from './market/getMarketNoByClient'
import { trackEvents } from './market/trackEvents'
import { userVisit } from './market/userVisit'
import { queryMaturities } from './maturity/queryMaturities'
import { queryMaturity } from './maturity/queryMaturity'
import { queryRenewals } from './maturity/queryRenewals'
import { setMaturityInstruction } from './maturity/setMaturityInstruction'
import { agreeOpening } from './onboarding/agreeOpening'
import { bindOpeningCard } from './onboarding/bindOpeningCard'
import { confirmIdCard } from './onboarding/confirmIdCard'
import { openAccount } from './onboarding/openAccount'
import { queryOnboarding } from './onboarding/queryOnboarding'
import { registerCustomer } from './onboarding/registerCustomer'
import { requestFaceReview } from './onboarding/requestFaceReview'
import { restartOnboarding } from './onboarding/restartOnboarding'
import { savePersonalInfo } from './onboarding/savePersonalInfo'
import { saveTaxResidency } from './onboarding/saveTaxResidency'
import { setOpeningPassword } from './onboarding/setOpeningPassword'
import { exportMyData } from './privacy/exportMyData'
import { queryConsents } from './privacy/queryConsents'
import { updateConsent } from './privacy/updateConsent'
import { getInfo } from './product/getInfo'
import { queryProductDetail } from './product/queryProductDetail'
import { queryProducts } from './product/queryProducts'
import { queryCountries } from './region/queryCountries'
import { queryRegions } from './region/queryRegions'
import { queryRiskQuestionnaire } from './risk/queryRiskQuestionnaire'
import { queryRiskResult } from './risk/queryRiskResult'
import { submitRiskTest } from './risk/submitRiskTest'
import { changePayPassword } from './security/changePayPassword'
import { getRequestRandom } from './security/getRequestRandom'
import { reportDevice } from './security/reportDevice'
import { resetPayPassword } from './security/resetPayPassword'
import { setGesturePassword } from './security/setGesturePassword'
import { verifyGesture } from './security/verifyGesture'
import { verifyGestureCipherResult } from './security/verifyGestureCipherResult'
import { sendSmsCode } from './sms/sendSmsCode'
import { getAuthToken } from './token/getAuthToken'
import { getDepositToken } from './token/getDepositToken'
import { getGestureSyncToken } from './token/getGestureSyncToken'
import { getKingdeeToken } from './token/getKingdeeToken'
import { buyProduct } from './trade/buyProduct'
import { previewRedeem } from './trade/previewRedeem'
import { queryOperation } from './trade/queryOperation'
import { redeemProduct } from './trade/redeemProduct'
import { idCardImage } from './upload/idCardImage'
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
  bindBankCard,
  queryBoundCards,
  queryCoupons,
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
  queryHistory,
  queryHoldingDetail,
  queryHoldings,
  activateAccount,
  ocrZipControl,
  openFaceVerification,
  queryIdentifyList,
  queryPersonalInfo,
  recogniseIdCard,
  tencentFaceVerify,
  updateIdCard,
  updatePersonalInfo,
  updateTaxResidency,
  verifyIdCardValidPeriod,
  getMarketNoByClient,
  trackEvents,
  userVisit,
  queryMaturities,
  queryMaturity,
  queryRenewals,
  setMaturityInstruction,
  agreeOpening,
  bindOpeningCard,
  confirmIdCard,
  openAccount,
  queryOnboarding,
  registerCustomer,
  requestFaceReview,
  restartOnboarding,
  savePersonalInfo,
  saveTaxResidency,
  setOpeningPassword,
  exportMyData,
  queryConsents,
  updateConsent,
  getInfo,
  queryProductDetail,
  queryProducts,
  queryCountries,
  queryRegions,
  queryRiskQuestionnaire,
  queryRiskResult,
  submitRiskTest,
  changePayPassword,
  getRequestRandom,
  reportDevice,
  resetPayPassword,
  setGesturePassword,
  verifyGesture,
  verifyGestureCipherResult,
  sendSmsCode,
  getAuthToken,
  getDepositToken,
  getGestureSyncToken,
  getKingdeeToken,
  buyProduct,
  previewRedeem,
  queryOperation,
  redeemProduct,
  idCardImage,
} as const satisfies Record<CallName, Handler>

export const HANDLERS: readonly Handler[] = Object.values(BY_CALL)
