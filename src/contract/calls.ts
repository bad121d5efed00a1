import { getProdIncome } from './holding/getProdIncome'
import { queryAccountStatus } from './account/queryAccountStatus'
import { queryAssets } from './account/queryAssets'
import { queryWallet } from './account/queryWallet'
import { validateBindAccount } from './card/validateBindAccount'
import { getCacheValue } from './bridge/getCacheValue'
import { setValue } from './bridge/setValue'
import { bindBankCard } from './card/bindBankCard'
import { queryBoundCards } from './card/queryBoundCards'
import { queryCoupons } from './voucher/queryCoupons'
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
import { queryMaturities } from './maturity/queryMaturities'
import { queryMaturity } from './maturity/queryMaturity'
import { queryRenewals } from './maturity/queryRenewals'
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
import { getMarketNoByClient } from './tracking/getMarketNoByClient'
import { trackEvents } from './tracking/trackEvents'
import { userVisit } from './tracking/userVisit'
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
import { exportMyData } from './compliance/exportMyData'
import { queryConsents } from './compliance/queryConsents'
import { updateConsent } from './compliance/updateConsent'
import { getInfo } from './product/getInfo'
import { queryProductDetail } from './product/queryProductDetail'
import { queryProducts } from './product/queryProducts'
import { queryCountries } from './identity/queryCountries'
import { queryRegions } from './identity/queryRegions'
import { queryRiskQuestionnaire } from './compliance/queryRiskQuestionnaire'
import { queryRiskResult } from './compliance/queryRiskResult'
import { submitRiskTest } from './compliance/submitRiskTest'
import { changePayPassword } from './security/changePayPassword'
import { getRequestRandom } from './security/getRequestRandom'
import { reportDevice } from './security/reportDevice'
import { resetPayPassword } from './security/resetPayPassword'
import { setGesturePassword } from './security/setGesturePassword'
import { verifyGesture } from './security/verifyGesture'
import { verifyGestureCipherResult } from './security/verifyGestureCipherResult'
import { sendSmsCode } from './security/sendSmsCode'
import { getAuthToken } from './bridge/getAuthToken'
import { getDepositToken } from './bridge/getDepositToken'
import { getGestureSyncToken } from './bridge/getGestureSyncToken'
import { getKingdeeToken } from './bridge/getKingdeeToken'
import { buyProduct } from './order/buyProduct'
import { previewRedeem } from './order/previewRedeem'
import { queryOperation } from './order/queryOperation'
import { redeemProduct } from './order/redeemProduct'
import { setMaturityInstruction } from './maturity/setMaturityInstruction'
import { idCardImage } from './identity/idCardImage'
import type { Call } from './call'

/** Every call, for the sandbox, docs/api.md and the tests. The app imports single calls instead, to stay small. */
export const CALLS = {
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
  queryMaturities,
  queryMaturity,
  queryRenewals,
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
  setMaturityInstruction,
  idCardImage,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
